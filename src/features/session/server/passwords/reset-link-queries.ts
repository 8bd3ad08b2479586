import { sql } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { resetLinkJob } from './reset-link-job.ts';

/** Deletes reset jobs, because their data keep the email even after completion. */
export async function eraseResetLinkJobs(db: Db, idJsk: number): Promise<void> {
  await db.execute(sql`
    delete from pgboss.job using job_seekers
    where pgboss.job.name = ${resetLinkJob.name} and job_seekers.id_jsk = ${idJsk}
      and lower(pgboss.job.data->>'email') = lower(job_seekers.username)`);
}
