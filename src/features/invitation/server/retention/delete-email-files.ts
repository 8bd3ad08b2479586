import { db } from '#shared/server/db/pool.ts';
import { deleteMailFile, mailFileIds } from '#shared/server/mail/purge-mails.ts';
import { findRecipientsWithEmail } from './retention-queries.ts';

const EMAIL_FILE_NAME = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.\d$/;
const BATCH_SIZE = 1_000;

/** Deletes e-mail files (written without a mail server) once the address is erased. */
export async function deleteEmailFiles(): Promise<void> {
  const recipientByFile = new Map(
    (await mailFileIds()).flatMap((name) => {
      const idRecipient = EMAIL_FILE_NAME.exec(name)?.[1];
      return idRecipient ? [[name, idRecipient] as const] : [];
    }),
  );
  const names = [...recipientByFile.keys()];
  for (let from = 0; from < names.length; from += BATCH_SIZE) {
    const batch = names.slice(from, from + BATCH_SIZE);
    const existing = await findRecipientsWithEmail(
      db,
      batch.map((name) => recipientByFile.get(name) ?? ''),
    );
    for (const name of batch) {
      if (!existing.has(recipientByFile.get(name) ?? '')) await deleteMailFile(name);
    }
  }
}
