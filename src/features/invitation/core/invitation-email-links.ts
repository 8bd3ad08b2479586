import { holdsSite } from '#shared/core/text/link/holds-link.ts';

const MAIL_ADDRESS = /^[^\s@/,;|]+@[\p{L}\p{M}\p{N}.-]+$/u;
/** Characters at which mail programs disagree about where the host of a link ends. */
const MISREAD_HOST = /[\\@]/;
const ENDS_A_SENTENCE = new Set([...')]}>"\'”’.,;:!?']);
const BEGINS_A_WORD = new Set([...'([{<"\'“‘']);

/** Rewrites links to hosts other than these (`example[.]com`), so that no program links them. */
export function withoutForeignLinks(
  emailText: string,
  hosts: readonly string[],
): { readonly text: string; readonly hasForeign: boolean } {
  let hasForeign = false;
  const words = emailText.split(/(\s+)/).map((word) => {
    if (!holdsSite(word) || MAIL_ADDRESS.test(withoutMarks(word)) || linkedHost(word, hosts))
      return word;
    hasForeign = true;
    return word.replace(/https?:[\\/]*/giu, '').replace(/[.。．｡](?=[^\s.])/gu, '[.]');
  });
  return { text: words.join(''), hasForeign };
}

/** True for a URL or bare name of one of these hosts, which mail programs link. */
export function linkedHost(word: string, hosts: readonly string[]): boolean {
  const bare = withoutMarks(word);
  if (MISREAD_HOST.test(bare)) return false;
  const url = /^https?:\/\//i.test(bare) ? bare : `https://${bare}`;
  if (!URL.canParse(url)) return false;
  return hosts.includes(new URL(url).hostname.replace(/^www\./, ''));
}

/** Removes the punctuation around a URL in a sentence. */
function withoutMarks(word: string): string {
  let [start, end] = [0, word.length];
  while (start < end && BEGINS_A_WORD.has(word.charAt(start))) start += 1;
  while (end > start && ENDS_A_SENTENCE.has(word.charAt(end - 1))) end -= 1;
  return word.slice(start, end);
}
