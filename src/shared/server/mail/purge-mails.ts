import { join } from 'node:path';
import { db } from '#shared/server/db/pool.ts';
import { env } from '#shared/server/env.ts';
import { mailFileNames, removeMailFile } from './mail-files.ts';
import { deleteMails, expiredMails } from './mail-queries.ts';

/** Deletes the file first, so that an interrupted run finds the row and repeats. */
export async function deleteMailsAndFiles(idMails: readonly string[]): Promise<void> {
  if (idMails.length === 0) return;
  for (const idMail of idMails) await deleteMailFile(idMail);
  await deleteMails(db, idMails);
}

export function deleteMailFile(idMail: string): Promise<void> {
  return removeMailFile(folder(), idMail);
}

export const mailFileIds = () => mailFileNames(folder());

const folder = () => join(env().DATA_DIR, 'mail');

const BATCH_SIZE = 500;

export async function purgeExpiredMails(now: Date): Promise<void> {
  let expired: string[];
  do {
    expired = await expiredMails(db, now, BATCH_SIZE);
    await deleteMailsAndFiles(expired);
  } while (expired.length === BATCH_SIZE);
}
