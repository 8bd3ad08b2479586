import { and, count, desc, eq, notLike, sql } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { emailOutbox } from '#shared/server/db/schema/operations.ts';
import { maskedAddress } from '../core/masked-address.ts';
import type { OutgoingMail, ReviewMails } from '../core/outgoing-mail.ts';

/** Names of emails to reviewers, whose time and recipient would identify the writer. */
const ABOUT_REVIEWS = 'review-%';

export async function latestMails(db: Db, limit: number): Promise<readonly OutgoingMail[]> {
  const rows = await db
    .select({
      idMail: emailOutbox.idMail,
      subject: emailOutbox.subject,
      to: emailOutbox.toEmail,
      lang: emailOutbox.lang,
      status: emailOutbox.status,
      lastError: emailOutbox.lastError,
      createdAt: emailOutbox.createdAt,
    })
    .from(emailOutbox)
    .where(notLike(emailOutbox.template, ABOUT_REVIEWS))
    .orderBy(desc(emailOutbox.createdAt), desc(emailOutbox.idMail))
    .limit(limit);
  return rows.map((row) => ({ ...row, to: maskedAddress(row.to) }));
}

/** Emails to reviewers by date in Thai time, without recipient or time. */
export async function reviewMailsByDay(db: Db, days: number): Promise<readonly ReviewMails[]> {
  const day = sql<string>`to_char(${emailOutbox.createdAt} at time zone 'Asia/Bangkok', 'YYYY-MM-DD')`;
  return db
    .select({
      day,
      mails: count(),
      failed: sql<number>`count(*) filter (where ${emailOutbox.status} = 'failed')::int`,
    })
    .from(emailOutbox)
    .where(sql`${emailOutbox.template} like ${ABOUT_REVIEWS}`)
    .groupBy(day)
    .orderBy(desc(day))
    .limit(days);
}

/** True for emails to reviewers, whose files the team may not read. */
export async function isMailOfReviews(db: Db, idMail: string): Promise<boolean> {
  const found = await db.$count(
    emailOutbox,
    and(eq(emailOutbox.idMail, idMail), sql`${emailOutbox.template} like ${ABOUT_REVIEWS}`),
  );
  return found > 0;
}
