import { absolute } from '#shared/core/address.ts';
import { replyAddress } from '#shared/server/mail/mail-address.ts';

const MONTHS_VALID = 6;

/** Contact for vulnerability reports with its expiry (RFC 9116). */
export function securityTxt(site: string, path: string, now: Date): string {
  // The expiry is rounded to the month, so that the file is cacheable.
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
