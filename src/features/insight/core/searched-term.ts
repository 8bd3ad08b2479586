import { withoutUnseen } from '#shared/core/text/typed-text.ts';

const LONGEST_TERM = 40;
const MOST_WORDS = 5;
/** Numbers of people, telephones and cards; addresses of mail and of the web. */
const PERSONAL = /\d[\d\s.-]{3,}|@|:\/\/|\bwww\./i;
const LONGEST_TYPED = 200;

/** What somebody searched for in one spelling; null for what might name a person or is a sentence. */
export function searchedTerm(typed: string): string | null {
  if (typed.length > LONGEST_TYPED) return null;
  const term = withoutUnseen(typed.normalize('NFC')).trim().toLowerCase().replace(/\s+/g, ' ');
  const isTellable =
    term.length > 1 &&
    term.length <= LONGEST_TERM &&
    term.split(' ').length <= MOST_WORDS &&
    !PERSONAL.test(term);
  return isTellable ? term : null;
}
