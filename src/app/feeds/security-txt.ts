import { absolute } from '#shared/core/address.ts';
import { replyAddress } from '#shared/server/mail/mail-address.ts';

const MONTHS_VALID = 6;

/** Where somebody tells us of a hole (RFC 9116); it says itself until when it is true. */
export function securityTxt(site: string, path: string, now: Date): string {
  // The date is rounded to the month: the file is the same whoever asks.
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + MONTHS_VALID));
  const lines = [
    `Contact: mailto:${replyAddress()}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: th, en',
    `Canonical: ${absolute(site, path)}`,
    '',
  ];
  return lines.join('\n');
}
