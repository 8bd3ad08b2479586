import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { applications } from '#shared/server/db/schema/jobs.ts';

/** Drafts are excluded, because employers cannot see them. */
const IS_UNNOTIFIED = and(eq(applications.consented, true), isNull(applications.notifiedAt));

export async function companiesToNotify(db: Db): Promise<number[]> {
  const rows = await db
    .selectDistinct({ idEmp: applications.idEmp })
    .from(applications)
    .where(IS_UNNOTIFIED);
  return rows.map(({ idEmp }) => idEmp);
}

/** Returns the number marked, without rows that a concurrent transaction marked. */
export async function markNotified(db: Db, idEmp: number, now: Date): Promise<number> {
  const notified = await db
    .update(applications)
    .set({ notifiedAt: now })
    .where(and(eq(applications.idEmp, idEmp), IS_UNNOTIFIED))
    .returning({ idApplication: applications.idApplication });
  return notified.length;
}
