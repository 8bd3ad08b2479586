import { db } from '#shared/server/db/pool.ts';
import { verifiedEmail } from '#shared/server/db/verified-email-queries.ts';
import { hashEmail, hashErasedRecipient } from '../recipient-tokens.ts';
import { deleteEmailFiles } from './delete-email-files.ts';
import { eraseRecipient, insertErased, selectRecentInviters } from './erase-invited-queries.ts';

/** Erases an address from all companies' lists: address, name, hash, event bits. Idempotent. */
export async function eraseInvited(idJsk: number): Promise<void> {
  const email = await verifiedEmail(db, idJsk);
  if (email === null) return;
  const emailHash = hashEmail(email);
  await db.transaction(async (tx) => {
    const inviters = await selectRecentInviters(tx, emailHash);
    const erased = inviters.map(({ idEmp, expiresAt }) => ({
      emailHash: hashErasedRecipient(idEmp, emailHash),
      expiresAt,
    }));
    await insertErased(tx, erased);
    await eraseRecipient(tx, emailHash);
  });
  await deleteEmailFiles();
}
