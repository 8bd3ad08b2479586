import { desc } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { outgoingMails } from '#shared/server/db/schema/outreach.ts';
import type { OutgoingMail } from '../core/outgoing-mail.ts';

export function latestMails(db: Db, limit: number): Promise<readonly OutgoingMail[]> {
  return db
    .select({
      idMail: outgoingMails.idMail,
      subject: outgoingMails.subject,
      toEmail: outgoingMails.toEmail,
      lang: outgoingMails.lang,
      status: outgoingMails.status,
      lastError: outgoingMails.lastError,
      createdAt: outgoingMails.createdAt,
    })
    .from(outgoingMails)
    .orderBy(desc(outgoingMails.createdAt), desc(outgoingMails.idMail))
    .limit(limit);
}
