import { db } from '#shared/server/db/pool.ts';
import { mailboxHash } from '../recipient-tokens.ts';
import { eraseRecipient, verifiedEmail } from './forget-invited-queries.ts';
import { forgetLetterFiles } from './forget-letter-files.ts';

/** Forgets that companies have an address that its owner erased: address, name, hash and marks. Safe to do twice. */
export async function eraseInvited(idJsk: number): Promise<void> {
  const email = await verifiedEmail(db, idJsk);
  if (email === null) return;
  await db.transaction((tx) => eraseRecipient(tx, mailboxHash(email)));
  await forgetLetterFiles();
}
