/** Finished jobs are deleted after this time, which is the default of pg-boss. */
export const KEEP_JOB_DAYS = 7;

/** Numbers and times of a queue, never job contents. */
export interface JobQueue {
  readonly name: string;
  /** Cron expression in Thai time, if the queue has one. */
  readonly schedule: string | null;
  readonly waiting: number;
  readonly oldestWaiting: Date | null;
  readonly later: number;
  readonly active: number;
  readonly failed: number;
  readonly lastCompleted: Date | null;
}

export interface FailedJob {
  readonly idJob: string;
  readonly queue: string;
  readonly attempts: number;
  readonly failedAt: Date;
}

export interface FailingJob {
  readonly job: string;
  readonly consecutiveFailures: number;
  readonly failingSince: Date;
}
