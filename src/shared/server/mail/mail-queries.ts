import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { emailOutbox } from '#shared/server/db/schema/operations.ts';

type NewMail = Pick<
  typeof emailOutbox.$inferInsert,
  'idMail' | 'template' | 'lang' | 'toEmail' | 'toName' | 'props' | 'replyTo' | 'idEmp' | 'keepDays'
>;
export type StoredMail = typeof emailOutbox.$inferSelect;

/** Returns the ids of new mails, in their order. */
export async function insertMails(db: Db, mails: readonly NewMail[]): Promise<string[]> {
  const rows = await db
    .insert(emailOutbox)
    .values([...mails])
    .onConflictDoNothing()
    .returning({ idMail: emailOutbox.idMail });
  return rows.map(({ idMail }) => idMail);
}

/** Counts an attempt before it is made, so that a crash counts; returns the mail if it is due. */
export async function startAttempt(db: Db, idMail: string): Promise<StoredMail | null> {
  const [row] = await db
    .update(emailOutbox)
    .set({ attempts: sql`${emailOutbox.attempts} + 1` })
    .where(and(eq(emailOutbox.idMail, idMail), ne(emailOutbox.status, 'sent')))
    .returning();
  return row ?? null;
}

export async function oldestQueuedSeconds(db: Db): Promise<number> {
  const [row] = await db
    .select({
      seconds: sql<number>`extract(epoch from now() - min(${emailOutbox.createdAt}))::float8`,
    })
    .from(emailOutbox)
    .where(eq(emailOutbox.status, 'queued'));
  return row?.seconds ?? 0;
}

/** Returns false when the mail was erased during the attempt. */
export async function markSent(
  db: Db,
  idMail: string,
  mail: { readonly subject: string; readonly eraseProps: boolean },
): Promise<boolean> {
  const marked = await db
    .update(emailOutbox)
    .set({
      status: 'sent',
      sentAt: new Date(),
      lastError: '',
      subject: mail.subject,
      ...(mail.eraseProps && { props: {} }),
    })
    .where(eq(emailOutbox.idMail, idMail))
    .returning({ idMail: emailOutbox.idMail });
  return marked.length > 0;
}

export async function recordMailFailure(
  db: Db,
  idMail: string,
  failure: { readonly reason: string; readonly isFinal: boolean; readonly eraseProps: boolean },
): Promise<void> {
  await db
    .update(emailOutbox)
    .set({
      lastError: failure.reason,
      ...(failure.isFinal && { status: 'failed' as const }),
      ...(failure.isFinal && failure.eraseProps && { props: {} }),
    })
    .where(eq(emailOutbox.idMail, idMail));
}

/** Finds mails to delete, including those that expire before the next hourly run. */
export async function expiredMails(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ idMail: emailOutbox.idMail })
    .from(emailOutbox)
    .where(
      and(
        ne(emailOutbox.status, 'queued'),
        sql`coalesce(${emailOutbox.sentAt}, ${emailOutbox.createdAt})
          < ${now.toISOString()}::timestamptz - make_interval(days => ${emailOutbox.keepDays}, hours => -1)`,
      ),
    )
    .limit(limit);
  return rows.map(({ idMail }) => idMail);
}

export async function deleteMails(db: Db, idMails: readonly string[]): Promise<void> {
  await db.delete(emailOutbox).where(inArray(emailOutbox.idMail, [...idMails]));
}
