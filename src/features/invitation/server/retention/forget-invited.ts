import { db } from '#shared/server/db/pool.ts';
import { hashEmail, hashErasedRecipient } from '../recipient-tokens.ts';
import {
  eraseRecipient,
  insertErased,
  selectRecentInviters,
  verifiedEmail,
} from './forget-invited-queries.ts';
import { deleteEmailFiles } from './forget-letter-files.ts';

/** Forgets that companies have an address that its owner erased: address, name, hash and marks. Safe to do twice. */
export async function eraseInvited(idJsk: number): Promise<void> {
  const email = await verifiedEmail(db, idJsk);
  if (email === null) return;
  const emailHash = hashEmail(email);
  await db.transaction(async (tx) => {
    const inviters = await selectRecentInviters(tx, emailHash);
    await insertErased(
      tx,
      inviters.map(({ idEmp, until }) => ({
        emailHash: hashErasedRecipient(idEmp, emailHash),
        until,
      })),
    );
    await eraseRecipient(tx, emailHash);
  });
  await deleteEmailFiles();
}
