const DOTLESS = new Set(['gmail.com', 'googlemail.com']);

/** One mailbox, however its address is written: case, `+tags` and, at Google, dots tell nothing apart. */
export function mailboxOf(address: string): string {
  const folded = address.normalize('NFKC').trim().toLowerCase();
  const at = folded.lastIndexOf('@');
  const domain = folded.slice(at + 1);
  const [name = ''] = folded.slice(0, at).split('+');
  return DOTLESS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
