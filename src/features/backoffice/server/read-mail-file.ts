import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { db } from '#shared/server/db/pool.ts';
import { env } from '#shared/server/env.ts';
import { maskedAddress } from '../core/masked-address.ts';
import { isMailOfReviews } from './outgoing-mail-queries.ts';

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const LINK = /https?:\/\/[^\s<>"]+/gi;
/** Path of a page without a token: tokens contain digits or are longer than any page name. */
const PAGE = /^(?:\/[a-zA-Z]{1,20})*\/?$/;
const TAKES_TOKEN = /\/(?:alerts|invite|unsubscribe)\//;

export interface ReadableMail {
  readonly subject: string;
  readonly to: string;
  readonly text: string;
}

/** Reads an email from its file; null with a mail server, for reviewers, or without a file. */
export async function readMailFile(idMail: string): Promise<ReadableMail | null> {
  const { SMTP_URL, DATA_DIR, DEMO } = env();
  if (SMTP_URL || !ID.test(idMail)) return null;
  if (await isMailOfReviews(db, idMail)) return null;
  const bytes = await readFile(join(DATA_DIR, 'mail', `${idMail}.eml`)).catch(() => null);
  if (bytes === null) return null;
  const { subject = '', to = [], text = '' } = await PostalMime.parse(bytes);
  const addresses = to.flatMap(({ address }) => (address ? [maskedAddress(address)] : []));
  return { subject, to: addresses.join(', '), text: DEMO ? text : withoutSecrets(text) };
}

/** Shortens links with tokens, which could sign in, reset a password or unsubscribe. */
function withoutSecrets(text: string): string {
  return text.replace(LINK, (link) => {
    const url = URL.parse(link);
    if (!url) return '…';
    const { origin, pathname } = url;
    const isPage = url.href === `${origin}${pathname}` && PAGE.test(pathname);
    return isPage && !TAKES_TOKEN.test(pathname) ? link : `${origin}/…`;
  });
}
