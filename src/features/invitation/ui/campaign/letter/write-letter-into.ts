import { linkedHost } from '../../../core/letter-links.ts';

/**
 * Puts the company's words where the mail has them, as text; false while the mail is not there yet. Addresses of these
 * hosts look as mail programs draw them; no link of the example leads anywhere, nor is a stop of Tab.
 */
export function writeEmailText(
  mail: Document,
  text: string,
  hosts: readonly string[] = [],
): boolean {
  const quote = mail.querySelector('.mail-quote');
  if (!quote) return false;
  const nodes = text.split(/(\s+)/).map((word) => {
    if (!linkedHost(word, hosts)) return word;
    const link = mail.createElement('u');
    link.textContent = word;
    return link;
  });
  quote.replaceChildren(...nodes);
  for (const link of mail.querySelectorAll('a')) link.removeAttribute('href');
  return true;
}
