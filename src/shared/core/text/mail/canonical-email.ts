import { asciiDomain } from '../mail-domain.ts';

const DOTLESS = new Set(['gmail.com', 'googlemail.com']);

/** One form per mailbox: ignores case, `+tags`, the domain's script and, at Google, dots. */
export function canonicalEmail(email: string): string {
  const folded = email.normalize('NFKC').trim().toLowerCase();
  const atSignIndex = folded.lastIndexOf('@');
  const domain = asciiDomain(folded.slice(atSignIndex + 1)) ?? folded.slice(atSignIndex + 1);
  const local = folded.slice(0, atSignIndex);
  // A `+` at the beginning belongs to the name itself.
  const name = local.split('+', 1)[0] || local;
  return DOTLESS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
