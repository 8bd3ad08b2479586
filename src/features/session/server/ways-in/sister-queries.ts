import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { users } from '#shared/server/db/schema/companies.ts';

export async function selectSisterOff(tx: Db, idUser: number): Promise<boolean> {
  const [user] = await tx
    .select({ isSisterOff: users.isSisterOff })
    .from(users)
    .where(eq(users.idUser, idUser));
  return user?.isSisterOff ?? false;
}

/** Updates the setting; false if unchanged. */
export async function updateSisterOff(
  tx: Db,
  idUser: number,
  isSisterOff: boolean,
): Promise<boolean> {
  const changed = await tx
    .update(users)
    .set({ isSisterOff })
    .where(and(eq(users.idUser, idUser), ne(users.isSisterOff, isSisterOff)))
    .returning({ idUser: users.idUser });
  return changed.length > 0;
}
