import { linkedHost } from '../../../core/invitation-email-links.ts';

/**
 * Puts the company's words into the email as text; returns false while the email is not loaded.
 * URLs of these hosts look as mail programs show them; no link leads anywhere or takes the focus.
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
