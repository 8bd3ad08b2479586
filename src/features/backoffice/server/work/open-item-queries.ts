import { and, asc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { OpenedBy } from '#shared/core/opened-by.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { platformAdmins, reviewItemLocks, sessions } from '#shared/server/db/schema/accounts.ts';

export async function openItem(db: Db, idSession: string, item: string): Promise<void> {
  await db.insert(reviewItemLocks).values({ idSession, item }).onConflictDoNothing();
}

export async function closeItem(db: Db, idSession: string, item: string): Promise<void> {
  await db
    .delete(reviewItemLocks)
    .where(and(eq(reviewItemLocks.idSession, idSession), eq(reviewItemLocks.item, item)));
}

/** Other team members who have these items open in a valid session, earliest first. */
export async function findOtherOpeners(
  db: Db,
  items: readonly string[],
  idAdmin: number,
): Promise<ReadonlyMap<string, readonly OpenedBy[]>> {
  const rows = await db
    .select({
      item: reviewItemLocks.item,
      name: platformAdmins.name,
      openedAt: sql<Date>`min(${reviewItemLocks.openedAt})`.mapWith(reviewItemLocks.openedAt),
    })
    .from(reviewItemLocks)
    .innerJoin(sessions, eq(sessions.idSession, reviewItemLocks.idSession))
    .innerJoin(platformAdmins, eq(platformAdmins.idAdmin, sessions.idAdmin))
    .where(
      and(
        inArray(reviewItemLocks.item, [...items]),
        ne(platformAdmins.idAdmin, idAdmin),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, sql`now()`),
      ),
    )
    .groupBy(reviewItemLocks.item, platformAdmins.idAdmin)
    .orderBy(asc(sql`3`));
  return Map.groupBy(rows, ({ item }) => item);
}
