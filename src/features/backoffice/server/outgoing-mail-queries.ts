import { and, count, desc, eq, notLike, sql } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { outgoingMails } from '#shared/server/db/schema/outreach.ts';
import { maskedAddress } from '../core/masked-address.ts';
import type { OutgoingMail, ReviewMails } from '../core/outgoing-mail.ts';

/** What tells the writer of a review: its moment and address would name who wrote what the team decided. */
const ABOUT_REVIEWS = 'review-%';

export async function latestMails(db: Db, limit: number): Promise<readonly OutgoingMail[]> {
  const rows = await db
    .select({
      idMail: outgoingMails.idMail,
      subject: outgoingMails.subject,
      to: outgoingMails.toEmail,
      lang: outgoingMails.lang,
      status: outgoingMails.status,
      lastError: outgoingMails.lastError,
      createdAt: outgoingMails.createdAt,
    })
    .from(outgoingMails)
    .where(notLike(outgoingMails.template, ABOUT_REVIEWS))
    .orderBy(desc(outgoingMails.createdAt), desc(outgoingMails.idMail))
    .limit(limit);
  return rows.map((row) => ({ ...row, to: maskedAddress(row.to) }));
}

/** Mails to writers of reviews, counted by day in Thailand: neither to whom nor when. */
export async function reviewMailsByDay(db: Db, days: number): Promise<readonly ReviewMails[]> {
  const day = sql<string>`to_char(${outgoingMails.createdAt} at time zone 'Asia/Bangkok', 'YYYY-MM-DD')`;
  return db
    .select({
      day,
      mails: count(),
      failed: sql<number>`count(*) filter (where ${outgoingMails.status} = 'failed')::int`,
    })
    .from(outgoingMails)
    .where(sql`${outgoingMails.template} like ${ABOUT_REVIEWS}`)
    .groupBy(day)
    .orderBy(desc(day))
    .limit(days);
}

/** Whether the team may read a mail that lies in a file. */
export async function isMailOfReviews(db: Db, idMail: string): Promise<boolean> {
  const found = await db.$count(
    outgoingMails,
    and(eq(outgoingMails.idMail, idMail), sql`${outgoingMails.template} like ${ABOUT_REVIEWS}`),
  );
  return found > 0;
}
