import { withoutUnseen } from '#shared/core/text/typed-text.ts';

const MAX_TERM_LENGTH = 40;
const MAX_TERM_WORDS = 5;
/** Matches numbers of identity cards, phones and bank cards, emails and URLs. */
const PERSONAL = /\d[\d\s.-]{3,}|@|:\/\/|\bwww\./i;
const MAX_INPUT_LENGTH = 200;

/** Normalizes a search term; null if it may contain personal data or is a sentence. */
export function searchedTerm(input: string): string | null {
  if (input.length > MAX_INPUT_LENGTH) return null;
  const term = withoutUnseen(input.normalize('NFC')).trim().toLowerCase().replace(/\s+/g, ' ');
  const isTellable =
    term.length > 1 &&
    term.length <= MAX_TERM_LENGTH &&
    term.split(' ').length <= MAX_TERM_WORDS &&
    !PERSONAL.test(term);
  return isTellable ? term : null;
}
