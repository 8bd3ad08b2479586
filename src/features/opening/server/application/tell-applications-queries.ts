import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { applications } from '#shared/server/db/schema/jobs.ts';

/** Interest without an application is nothing to act on. */
const IS_UNNOTIFIED = and(eq(applications.consented, true), isNull(applications.notifiedAt));

export async function companiesToNotify(db: Db): Promise<number[]> {
  const rows = await db
    .selectDistinct({ idEmp: applications.idEmp })
    .from(applications)
    .where(IS_UNNOTIFIED);
  return rows.map(({ idEmp }) => idEmp);
}

/** How many applications are told with this; one that is being told elsewhere is not. */
export async function markNotified(db: Db, idEmp: number, now: Date): Promise<number> {
  const notified = await db
    .update(applications)
    .set({ notifiedAt: now })
    .where(and(eq(applications.idEmp, idEmp), IS_UNNOTIFIED))
    .returning({ idApplication: applications.idApplication });
  return notified.length;
}
