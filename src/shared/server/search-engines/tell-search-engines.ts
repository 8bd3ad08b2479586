import { and, eq, isNotNull, or } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '../db/pool.ts';
import { isPublicCompany } from '../db/public-company.ts';
import { companies } from '../db/schema/companies.ts';
import { env } from '../env.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { defineJob } from '../jobs/job.ts';

/** `features/company/server/index-now.ts` does it. */
export const tellSearchEnginesJob = defineJob({
  name: 'tell-search-engines',
  data: z.object({ idEmp: z.int() }),
  longestPauseSeconds: 3600,
});

/**
 * That the page of a company has changed or is about to go, in the transaction of the change. Of one
 * that is not public nothing is told, and nothing at all without INDEXNOW_KEY.
 */
export async function tellSearchEngines(tx: Db, idEmp: number): Promise<void> {
  if (env().INDEXNOW_KEY === undefined) return;
  const [published] = await tx
    .select({ idEmp: companies.idEmp })
    .from(companies)
    .where(
      and(
        eq(companies.idEmp, idEmp),
        isPublicCompany,
        or(isNotNull(companies.publishedThAt), isNotNull(companies.publishedEnAt)),
      ),
    );
  if (published) await enqueue(tx, tellSearchEnginesJob, published);
}
