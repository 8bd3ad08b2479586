import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { outgoingMails } from '#shared/server/db/schema/outreach.ts';

type NewMail = Pick<
  typeof outgoingMails.$inferInsert,
  'template' | 'lang' | 'toEmail' | 'toName' | 'props' | 'replyTo' | 'idEmp'
>;
export type StoredMail = typeof outgoingMails.$inferSelect;

const LONGEST_ERROR = 500;

export async function insertMail(db: Db, mail: NewMail): Promise<string> {
  const [row] = await db
    .insert(outgoingMails)
    .values(mail)
    .returning({ idMail: outgoingMails.idMail });
  if (row === undefined) throw new Error('a mail was not stored');
  return row.idMail;
}

/** Counts the attempt before it is made, so that a crash in the middle is counted too; null when none is due. */
export async function beginAttempt(db: Db, idMail: string): Promise<StoredMail | null> {
  const [row] = await db
    .update(outgoingMails)
    .set({ attempts: sql`${outgoingMails.attempts} + 1` })
    .where(and(eq(outgoingMails.idMail, idMail), eq(outgoingMails.status, 'queued')))
    .returning();
  return row ?? null;
}

export async function markSent(
  db: Db,
  idMail: string,
  mail: { readonly subject: string; readonly eraseProps: boolean },
): Promise<void> {
  await db
    .update(outgoingMails)
    .set({
      status: 'sent',
      sentAt: new Date(),
      lastError: '',
      subject: mail.subject,
      ...(mail.eraseProps && { props: {} }),
    })
    .where(eq(outgoingMails.idMail, idMail));
}

export async function noteFailure(
  db: Db,
  idMail: string,
  failure: { readonly reason: string; readonly isFinal: boolean; readonly eraseProps: boolean },
): Promise<void> {
  await db
    .update(outgoingMails)
    .set({
      lastError: failure.reason.slice(0, LONGEST_ERROR),
      ...(failure.isFinal && { status: 'failed' as const }),
      ...(failure.isFinal && failure.eraseProps && { props: {} }),
    })
    .where(eq(outgoingMails.idMail, idMail));
}
