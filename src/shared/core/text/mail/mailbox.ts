import { asciiDomain } from '../mail-domain.ts';

const DOTLESS = new Set(['gmail.com', 'googlemail.com']);

/** One mailbox, however its address is written: case, `+tags`, letters of its domain and, at Google, dots tell nothing apart. */
export function mailboxOf(address: string): string {
  const folded = address.normalize('NFKC').trim().toLowerCase();
  const at = folded.lastIndexOf('@');
  const domain = asciiDomain(folded.slice(at + 1)) ?? folded.slice(at + 1);
  const local = folded.slice(0, at);
  // Before its first `+` an address has a name, or the `+` is the name's own.
  const name = local.split('+', 1)[0] || local;
  return DOTLESS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
