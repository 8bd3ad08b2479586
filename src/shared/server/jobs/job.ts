import * as z from 'zod/mini';

export interface JobPolicy {
  readonly retryLimit: number;
  /** Delay of the first retry; doubled with jitter at each one, up to `maxRetryDelaySeconds`. */
  readonly retryDelaySeconds: number;
  readonly maxRetryDelaySeconds: number;
  readonly expireSeconds: number;
  /** Ended jobs stay in the table this long; a week by default. */
  readonly deleteAfterSeconds?: number;
  readonly concurrency: number;
  /** Cron schedule in Asia/Bangkok, in place of enqueueing. */
  readonly cron?: string;
  /** Checked when a worker starts: true runs the job before its first scheduled time. */
  readonly isDueAtStart?: () => Promise<boolean>;
}

export interface Job<Data extends object> extends JobPolicy {
  readonly name: string;
  readonly data: z.ZodMiniType<Data>;
}

const DEFAULT_POLICY: JobPolicy = {
  retryLimit: 10,
  retryDelaySeconds: 5,
  maxRetryDelaySeconds: 600,
  expireSeconds: 300,
  concurrency: 1,
};

export function defineJob<Data extends object>(
  job: Pick<Job<Data>, 'name' | 'data'> & Partial<JobPolicy>,
): Job<Data> {
  return { ...DEFAULT_POLICY, ...job };
}

export interface JobRun {
  readonly idJob: string;
  readonly attempt: number;
  readonly isLastAttempt: boolean;
  /** Aborted when the attempt expires or the process stops. */
  readonly signal: AbortSignal;
}

export interface JobWorker extends JobPolicy {
  readonly name: string;
  run(data: unknown, run: JobRun): Promise<void>;
}

/** Binds a job to its handler. Data may come from an older release, so it is parsed. */
export function defineWorker<Data extends object>(
  job: Job<Data>,
  work: (data: Data, run: JobRun) => Promise<void>,
): JobWorker {
  return { ...job, run: (data, run) => work(job.data.parse(data), run) };
}

/** Defines a job that runs on a cron schedule; it is retried too, so `run` must be idempotent. */
export function scheduledJob(
  job: { readonly name: string; readonly cron: string } & Partial<JobPolicy>,
  run: () => Promise<void>,
): JobWorker {
  return defineWorker(defineJob({ ...job, data: z.object({}) }), run);
}
