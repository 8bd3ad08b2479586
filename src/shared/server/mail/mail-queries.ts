import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { outgoingMails } from '#shared/server/db/schema/outreach.ts';

type NewMail = Pick<
  typeof outgoingMails.$inferInsert,
  'idMail' | 'template' | 'lang' | 'toEmail' | 'toName' | 'props' | 'replyTo' | 'idEmp' | 'keepDays'
>;
export type StoredMail = typeof outgoingMails.$inferSelect;

/** Ids of those that are new, in the order of the mails. */
export async function insertMails(db: Db, mails: readonly NewMail[]): Promise<string[]> {
  const rows = await db
    .insert(outgoingMails)
    .values([...mails])
    .onConflictDoNothing()
    .returning({ idMail: outgoingMails.idMail });
  return rows.map(({ idMail }) => idMail);
}

/** Counts the attempt before it is made, so that a crash in the middle is counted too; null when none is due. */
export async function beginAttempt(db: Db, idMail: string): Promise<StoredMail | null> {
  const [row] = await db
    .update(outgoingMails)
    .set({ attempts: sql`${outgoingMails.attempts} + 1` })
    .where(and(eq(outgoingMails.idMail, idMail), ne(outgoingMails.status, 'sent')))
    .returning();
  return row ?? null;
}

/** How long the mail that waits longest has waited; none: 0. */
export async function longestWaitSeconds(db: Db): Promise<number> {
  const [row] = await db
    .select({
      seconds: sql<number>`extract(epoch from now() - min(${outgoingMails.createdAt}))::float8`,
    })
    .from(outgoingMails)
    .where(eq(outgoingMails.status, 'queued'));
  return row?.seconds ?? 0;
}

/** False when the mail was forgotten while it was sent. */
export async function markSent(
  db: Db,
  idMail: string,
  mail: { readonly subject: string; readonly eraseProps: boolean },
): Promise<boolean> {
  const marked = await db
    .update(outgoingMails)
    .set({
      status: 'sent',
      sentAt: new Date(),
      lastError: '',
      subject: mail.subject,
      ...(mail.eraseProps && { props: {} }),
    })
    .where(eq(outgoingMails.idMail, idMail))
    .returning({ idMail: outgoingMails.idMail });
  return marked.length > 0;
}

export async function noteFailure(
  db: Db,
  idMail: string,
  failure: { readonly reason: string; readonly isFinal: boolean; readonly eraseProps: boolean },
): Promise<void> {
  await db
    .update(outgoingMails)
    .set({
      lastError: failure.reason,
      ...(failure.isFinal && { status: 'failed' as const }),
      ...(failure.isFinal && failure.eraseProps && { props: {} }),
    })
    .where(eq(outgoingMails.idMail, idMail));
}

/** Those whose days are over within the hour, which is when the next look is taken. */
export async function outlivedMails(db: Db, now: Date, most: number): Promise<string[]> {
  const rows = await db
    .select({ idMail: outgoingMails.idMail })
    .from(outgoingMails)
    .where(
      and(
        ne(outgoingMails.status, 'queued'),
        sql`coalesce(${outgoingMails.sentAt}, ${outgoingMails.createdAt})
          < ${now.toISOString()}::timestamptz - make_interval(days => ${outgoingMails.keepDays}, hours => -1)`,
      ),
    )
    .limit(most);
  return rows.map(({ idMail }) => idMail);
}

export async function deleteMails(db: Db, idMails: readonly string[]): Promise<void> {
  await db.delete(outgoingMails).where(inArray(outgoingMails.idMail, [...idMails]));
}
