import { sql } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { resetLinkJob } from './reset-link-job.ts';

/** Jobs of the person’s address, which their data hold: those that are done too. */
export async function eraseResetLinkJobs(db: Db, idJsk: number): Promise<void> {
  await db.execute(sql`
    delete from pgboss.job using job_seekers
    where pgboss.job.name = ${resetLinkJob.name} and job_seekers.id_jsk = ${idJsk}
      and lower(pgboss.job.data->>'email') = lower(job_seekers.username)`);
}
