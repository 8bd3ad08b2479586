import { join } from 'node:path';
import { db } from '#shared/server/db/pool.ts';
import { env } from '#shared/server/env.ts';
import { eraseMailFile, mailFileNames } from './mail-files.ts';
import { deleteMails, outlivedMails } from './mail-queries.ts';

/** The file first: whoever is cut short finds the row, and begins again. */
export async function forgetMails(idMails: readonly string[]): Promise<void> {
  if (idMails.length === 0) return;
  for (const idMail of idMails) await forgetMailFile(idMail);
  await deleteMails(db, idMails);
}

/** Written when no mail server is configured, or was before one was. */
export function forgetMailFile(idMail: string): Promise<void> {
  return eraseMailFile(folder(), idMail);
}

export const writtenMails = () => mailFileNames(folder());

const folder = () => join(env().DATA_DIR, 'mail');

const AT_ONCE = 500;

/** Who was written to, and what, is kept no longer than the mail's days. */
export async function forgetOutlivedMails(now: Date): Promise<void> {
  let outlived: string[];
  do {
    outlived = await outlivedMails(db, now, AT_ONCE);
    await forgetMails(outlived);
  } while (outlived.length === AT_ONCE);
}
