import type { Db } from '#shared/server/db/pool.ts';
import type { Mail } from '#shared/server/mail/mail.ts';
import { queueMails } from '#shared/server/mail/queue-mail.ts';
import { findWriterAddress } from './moderation-queries.ts';

/** Emails the writer in the account's language; does nothing once the account is erased. */
export async function mailToWriter<Props extends Record<string, unknown>>(
  tx: Db,
  idJsk: number | null,
  mail: Mail<Props>,
  props: Props,
  idMail?: string,
): Promise<void> {
  const writer = idJsk === null ? null : await findWriterAddress(tx, idJsk);
  if (!writer) return;
  const to = { address: writer.email };
  await queueMails(tx, mail, [{ idMail, to, locale: writer.language, props }]);
}
