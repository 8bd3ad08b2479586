import type { Db } from '#shared/server/db/pool.ts';
import type { Mail } from '#shared/server/mail/mail.ts';
import { queueMail } from '#shared/server/mail/queue-mail.ts';
import { findWriterAddress } from './moderation-queries.ts';

/** In the language of the account; to nobody once its writer has erased it. */
export async function mailToWriter<Props extends Record<string, unknown>>(
  tx: Db,
  idJsk: number | null,
  mail: Mail<Props>,
  props: Props,
): Promise<void> {
  const writer = idJsk === null ? null : await findWriterAddress(tx, idJsk);
  if (!writer) return;
  await queueMail(tx, mail, { to: { address: writer.email }, locale: writer.language, props });
}
