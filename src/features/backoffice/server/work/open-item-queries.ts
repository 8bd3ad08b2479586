import { and, asc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { OpenedBy } from '#shared/core/opened-by.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { openItems, platformAdmins, sessions } from '#shared/server/db/schema/accounts.ts';

export async function openItem(db: Db, idSession: string, item: string): Promise<void> {
  await db.insert(openItems).values({ idSession, item }).onConflictDoNothing();
}

export async function closeItem(db: Db, idSession: string, item: string): Promise<void> {
  await db
    .delete(openItems)
    .where(and(eq(openItems.idSession, idSession), eq(openItems.item, item)));
}

/** Who else has begun with each of these, the first first; a session that is over has nothing open. */
export async function openElsewhere(
  db: Db,
  items: readonly string[],
  idAdmin: number,
): Promise<ReadonlyMap<string, readonly OpenedBy[]>> {
  const rows = await db
    .select({
      item: openItems.item,
      name: platformAdmins.name,
      openedAt: sql<Date>`min(${openItems.openedAt})`.mapWith(openItems.openedAt),
    })
    .from(openItems)
    .innerJoin(sessions, eq(sessions.idSession, openItems.idSession))
    .innerJoin(platformAdmins, eq(platformAdmins.idAdmin, sessions.idAdmin))
    .where(
      and(
        inArray(openItems.item, [...items]),
        ne(platformAdmins.idAdmin, idAdmin),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, sql`now()`),
      ),
    )
    .groupBy(openItems.item, platformAdmins.idAdmin)
    .orderBy(asc(sql`3`));
  return Map.groupBy(rows, ({ item }) => item);
}
