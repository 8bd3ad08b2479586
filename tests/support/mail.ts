import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';

/** Without SMTP_URL each mail the product sends is a file here. */
function folder(): string {
  const { E2E_DATA_DIR } = process.env;
  if (!E2E_DATA_DIR) throw new Error('E2E_DATA_DIR is set by playwright.config.ts');
  return join(E2E_DATA_DIR, 'mail');
}

function absent(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return '';
  throw error;
}

/** The mails to an address that have not been looked at. */
export async function mailsTo(address: string, lookedAt = new Set<string>()): Promise<Email[]> {
  const names = await readdir(folder()).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml') && !lookedAt.has(name));
  for (const name of files) lookedAt.add(name);
  // What another journey erases meanwhile is gone.
  const all = await Promise.all(files.map((name) => readFile(join(folder(), name)).catch(absent)));
  // Reading all that was ever sent is quick, understanding it is not.
  const perhaps = all.filter((mail) => mail.includes(address));
  const mails = await Promise.all(perhaps.map((mail) => PostalMime.parse(mail)));
  return mails.filter(({ to }) => to?.some((recipient) => recipient.address === address));
}

const LONGEST = 60_000;

/** Mail leaves by a job, so it may take a moment; the first that fits is returned. */
export async function mailTo(
  address: string,
  fits: (mail: Email) => boolean = () => true,
): Promise<Email> {
  const deadline = performance.now() + LONGEST;
  const lookedAt = new Set<string>();
  while (performance.now() < deadline) {
    const mail = (await mailsTo(address, lookedAt)).find(fits);
    if (mail) return mail;
    await wait(150);
  }
  throw new Error(`No such mail to ${address} within ${LONGEST / 1000} s`);
}

export function linkIn(mail: Email): string {
  const link = /https?:\/\/[^\s"'<>]+/.exec(mail.text ?? mail.html ?? '')?.[0];
  if (!link) throw new Error(`No link in the mail "${mail.subject}"`);
  return link.replaceAll('&amp;', '&');
}
