/** Jobs that ended are kept so many days, which is what pg-boss does unless it is told otherwise. */
export const KEEP_JOB_DAYS = 7;

/** What the team sees of a queue: numbers and moments, never what a job is about. */
export interface JobQueue {
  readonly name: string;
  /** Cron, in the time of Thailand; null where a use case enqueues. */
  readonly schedule: string | null;
  /** Due now. */
  readonly waiting: number;
  /** Since when the first of the waiting jobs waits. */
  readonly oldestWaiting: Date | null;
  /** Not due yet. */
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

/** Failed so often since it last succeeded. */
export interface FailingJob {
  readonly job: string;
  readonly consecutiveFailures: number;
  readonly failingSince: Date;
}
