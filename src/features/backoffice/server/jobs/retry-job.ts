import { fail, ok, type Result } from '#shared/core/result.ts';
import { recordAct } from '#shared/server/audit-queries.ts';
import { db } from '#shared/server/db/pool.ts';
import { retryJob } from '#shared/server/jobs/enqueue.ts';
import { lockFailedJob } from './job-queries.ts';

interface RetryFailedJob {
  readonly idJob: string;
  readonly queue: string;
  readonly idAdmin: number;
}

/** Jobs are idempotent, so a failed one can always be retried. */
export function retryFailedJob({
  idJob,
  queue,
  idAdmin,
}: RetryFailedJob): Promise<Result<null, 'not_found'>> {
  return db.transaction(async (tx): Promise<Result<null, 'not_found'>> => {
    if (!(await lockFailedJob(tx, queue, idJob))) return fail('not_found');
    await retryJob(tx, queue, idJob);
    await recordAct(tx, {
      actorKind: 'platformAdmin',
      idActor: idAdmin,
      action: 'job.retry',
      subject: `job:${idJob}`,
      detail: { queue },
    });
    return ok(null);
  });
}
