import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { env } from '#shared/server/env.ts';
import { maskedAddress } from '../core/masked-address.ts';

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

export interface ReadableMail {
  readonly subject: string;
  readonly to: string;
  readonly text: string;
}

/** A mail that was written to a file because no mail server is configured; null when it is not there. */
export async function readMailFile(idMail: string): Promise<ReadableMail | null> {
  const { SMTP_URL, DATA_DIR } = env();
  if (SMTP_URL || !ID.test(idMail)) return null;
  const bytes = await readFile(join(DATA_DIR, 'mail', `${idMail}.eml`)).catch(() => null);
  if (bytes === null) return null;
  const { subject = '', to = [], text = '' } = await PostalMime.parse(bytes);
  const addresses = to.flatMap(({ address }) => (address ? [maskedAddress(address)] : []));
  return { subject, to: addresses.join(', '), text };
}
