import * as z from 'zod/mini';

export interface JobPolicy {
  /** Attempts after the first one. */
  readonly retryLimit: number;
  /** Pause before the first retry; it doubles, with some jitter, up to `longestPauseSeconds`. */
  readonly retryDelaySeconds: number;
  readonly maxRetryDelaySeconds: number;
  /** An attempt that takes longer counts as failed. */
  readonly expireSeconds: number;
  /** A job that has ended stays in its table so long, a week where nothing is said. */
  readonly deleteAfterSeconds?: number;
  /** How many run at once in one process. */
  readonly concurrency: number;
  /** Runs by itself on this schedule (cron, Asia/Bangkok) instead of being enqueued. */
  readonly cron?: string;
  /** Asked as a worker starts: true runs it at once, as before the first night of its schedule. */
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

/** What a use case enqueues; `workOn` says what is done then. */
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

/** Binds a job to what does it. Data of an older release is checked, never trusted. */
export function defineWorker<Data extends object>(
  job: Job<Data>,
  work: (data: Data, run: JobRun) => Promise<void>,
): JobWorker {
  return { ...job, run: (data, run) => work(job.data.parse(data), run) };
}

/** Runs by its schedule. It is retried like any job, so it must bear running twice. */
export function scheduledJob(
  job: { readonly name: string; readonly cron: string } & Partial<JobPolicy>,
  run: () => Promise<void>,
): JobWorker {
  return defineWorker(defineJob({ ...job, data: z.object({}) }), run);
}
