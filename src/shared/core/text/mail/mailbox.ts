import { asciiDomain } from '../mail-domain.ts';

const DOTLESS = new Set(['gmail.com', 'googlemail.com']);

/** One mailbox, however its address is written: case, `+tags`, letters of its domain and, at Google, dots tell nothing apart. */
export function canonicalEmail(email: string): string {
  const folded = email.normalize('NFKC').trim().toLowerCase();
  const atSignIndex = folded.lastIndexOf('@');
  const domain = asciiDomain(folded.slice(atSignIndex + 1)) ?? folded.slice(atSignIndex + 1);
  const local = folded.slice(0, atSignIndex);
  // Before its first `+` an address has a name, or the `+` is the name's own.
  const name = local.split('+', 1)[0] || local;
  return DOTLESS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
