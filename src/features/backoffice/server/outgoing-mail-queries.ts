import { desc } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { outgoingMails } from '#shared/server/db/schema/outreach.ts';
import { maskedAddress } from '../core/masked-address.ts';
import type { OutgoingMail } from '../core/outgoing-mail.ts';

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
    .orderBy(desc(outgoingMails.createdAt), desc(outgoingMails.idMail))
    .limit(limit);
  return rows.map((row) => ({ ...row, to: maskedAddress(row.to) }));
}
