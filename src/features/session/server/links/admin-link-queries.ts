import { and, eq } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { platformAdmins } from '#shared/server/db/schema/accounts.ts';

/** Returns the named review-team member, created on first use. */
export async function ensurePlatformAdmin(db: Db, name: string) {
  const [row] = await db
    .insert(platformAdmins)
    .values({ name })
    .onConflictDoUpdate({ target: platformAdmins.name, set: { name } })
    .returning({ idAdmin: platformAdmins.idAdmin, isActive: platformAdmins.isActive });
  if (!row) throw new Error('a platform admin was not inserted');
  return row;
}

export async function findPlatformAdmin(db: Db, idAdmin: number) {
  const [row] = await db
    .select({ idAdmin: platformAdmins.idAdmin, name: platformAdmins.name })
    .from(platformAdmins)
    .where(and(eq(platformAdmins.idAdmin, idAdmin), platformAdmins.isActive));
  return row ?? null;
}

export async function adminExists(db: Db, name: string): Promise<boolean> {
  return (await db.$count(platformAdmins, eq(platformAdmins.name, name))) > 0;
}

/** True if the review team has a member besides the demo account. */
export async function hasMembers(db: Db): Promise<boolean> {
  return (await db.$count(platformAdmins, eq(platformAdmins.isDemo, false))) > 0;
}
