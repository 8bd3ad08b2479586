import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { applications } from '#shared/server/db/schema/jobs.ts';

/** Interest without an application is nothing to act on. */
const UNTOLD = and(eq(applications.consented, true), isNull(applications.toldAt));

export async function companiesToTell(db: Db): Promise<number[]> {
  const rows = await db
    .selectDistinct({ idEmp: applications.idEmp })
    .from(applications)
    .where(UNTOLD);
  return rows.map(({ idEmp }) => idEmp);
}

/** How many applications are told with this; one that is being told elsewhere is not. */
export async function markTold(db: Db, idEmp: number, now: Date): Promise<number> {
  const told = await db
    .update(applications)
    .set({ toldAt: now })
    .where(and(eq(applications.idEmp, idEmp), UNTOLD))
    .returning({ idApplication: applications.idApplication });
  return told.length;
}
