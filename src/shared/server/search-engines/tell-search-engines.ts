import * as z from 'zod/mini';
import { isPublished } from '../company/company-queries.ts';
import type { Db } from '../db/pool.ts';
import { env } from '../env.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { defineJob } from '../jobs/job.ts';

/** `features/company/server/index-now.ts` does it. */
export const notifySearchEnginesJob = defineJob({
  name: 'tell-search-engines',
  data: z.object({ idEmp: z.int() }),
  maxRetryDelaySeconds: 3600,
});

/**
 * That the page of a company has changed or is about to go, in the transaction of the change. Of one
 * that is not public nothing is told, and nothing at all without INDEXNOW_KEY.
 */
export async function notifySearchEngines(tx: Db, idEmp: number): Promise<void> {
  if (env().INDEXNOW_KEY === undefined) return;
  if (await isPublished(tx, idEmp)) await enqueue(tx, notifySearchEnginesJob, { idEmp });
}
