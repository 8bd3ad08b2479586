import { db } from '#shared/server/db/pool.ts';
import { erasedHash, mailboxHash } from '../recipient-tokens.ts';
import {
  eraseRecipient,
  insertErased,
  selectRecentInviters,
  verifiedEmail,
} from './forget-invited-queries.ts';
import { forgetLetterFiles } from './forget-letter-files.ts';

/** Forgets that companies have an address that its owner erased: address, name, hash and marks. Safe to do twice. */
export async function eraseInvited(idJsk: number): Promise<void> {
  const email = await verifiedEmail(db, idJsk);
  if (email === null) return;
  const mailbox = mailboxHash(email);
  await db.transaction(async (tx) => {
    const inviters = await selectRecentInviters(tx, mailbox);
    await insertErased(
      tx,
      inviters.map(({ idEmp, until }) => ({ mailbox: erasedHash(idEmp, mailbox), until })),
    );
    await eraseRecipient(tx, mailbox);
  });
  await forgetLetterFiles();
}
