import * as z from 'zod/mini';
import { isPublished } from '../company/company-queries.ts';
import type { Db } from '../db/pool.ts';
import { env } from '../env.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { defineJob } from '../jobs/job.ts';

/** Handled by `features/company/server/index-now-worker.ts`. */
export const notifySearchEnginesJob = defineJob({
  name: 'notify-search-engines',
  data: z.object({ idEmp: z.int() }),
  maxRetryDelaySeconds: 3600,
});

/** Enqueues the announcement of a changed or removed public page, if INDEXNOW_KEY is set. */
export async function notifySearchEngines(tx: Db, idEmp: number): Promise<void> {
  if (env().INDEXNOW_KEY === undefined) return;
  if (await isPublished(tx, idEmp)) await enqueue(tx, notifySearchEnginesJob, { idEmp });
}
