import { and, desc, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import { invitationLinks, invitationLinkUses } from '#shared/server/db/schema/invitations.ts';

const COLUMNS = {
  idLink: invitationLinks.idLink,
  name: invitationLinks.name,
  lang: invitationLinks.lang,
  code: invitationLinks.code,
  isClosed: sql<boolean>`${invitationLinks.closedAt} is not null`,
};

export function listLinks(db: Db, idEmp: number) {
  return db
    .select(COLUMNS)
    .from(invitationLinks)
    .where(eq(invitationLinks.idEmp, idEmp))
    .orderBy(COLUMNS.isClosed, desc(invitationLinks.createdAt));
}

export async function findLink(db: Db, idEmp: number, idLink: string) {
  const [row] = await db
    .select(COLUMNS)
    .from(invitationLinks)
    .where(and(eq(invitationLinks.idLink, idLink), eq(invitationLinks.idEmp, idEmp)));
  return row ?? null;
}

export async function linkOfCode(db: Db, code: string) {
  const [row] = await db
    .select({
      idLink: invitationLinks.idLink,
      idEmp: invitationLinks.idEmp,
      isOpen: sql<boolean>`${invitationLinks.closedAt} is null`,
    })
    .from(invitationLinks)
    .where(eq(invitationLinks.code, code));
  return row ?? null;
}

/** Counts a use, unless the noisy count of the month is already drawn. */
export async function addUse(db: Db, idLink: string, month: string): Promise<void> {
  await db
    .insert(invitationLinkUses)
    .values({ idLink, month, uses: 1 })
    .onConflictDoUpdate({
      target: [invitationLinkUses.idLink, invitationLinkUses.month],
      set: { uses: sql`${invitationLinkUses.uses} + 1` },
    });
}

export function listUseFigures(db: Db, idLinks: readonly string[], from: string) {
  const { idLink, month, uses, stat } = invitationLinkUses;
  return db
    .select({ idLink, month, count: stat })
    .from(invitationLinkUses)
    .where(and(inArray(idLink, [...idLinks]), isNull(uses), gte(month, from)))
    .orderBy(desc(month));
}

/** Counts open links and locks the company, so that concurrent requests respect the limit. */
export async function countOpenLinks(tx: Db, idEmp: number): Promise<number> {
  await tx
    .select({ idEmp: companies.idEmp })
    .from(companies)
    .where(eq(companies.idEmp, idEmp))
    .for('update');
  return tx.$count(
    invitationLinks,
    and(eq(invitationLinks.idEmp, idEmp), isNull(invitationLinks.closedAt)),
  );
}

export async function insertLink(tx: Db, link: typeof invitationLinks.$inferInsert) {
  const [row] = await tx.insert(invitationLinks).values(link).returning(COLUMNS);
  if (!row) throw new Error('a link was not inserted');
  return row;
}

/** Closes a link; false if the company has no such link. A closed link keeps its date. */
export async function closeLink(
  db: Db,
  { idEmp, idLink, now }: { idEmp: number; idLink: string; now: Date },
): Promise<boolean> {
  const closed = await db
    .update(invitationLinks)
    .set({ closedAt: sql`coalesce(${invitationLinks.closedAt}, ${now.toISOString()})` })
    .where(and(eq(invitationLinks.idLink, idLink), eq(invitationLinks.idEmp, idEmp)))
    .returning({ idLink: invitationLinks.idLink });
  return closed.length > 0;
}
