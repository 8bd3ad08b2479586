import { linkedHost } from '../../../core/invitation-email-links.ts';

/**
 * Replaces the company's text in the preview; returns false while the preview is not loaded. URLs
 * of these hosts are underlined as in mail programs; links are disabled and cannot be focused.
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
