import { LONGEST_KEYWORD } from './discovery-paths.ts';
import { foldName, legalFormBegun } from './fold-name.ts';

/** What was typed, ready to be compared with folded names. */
export interface SearchQuery {
  /** Folded words, one space between them. */
  readonly words: string;
  /** The same without spaces. */
  readonly key: string;
  /** The key without a legal form begun at its end: `ก จำ` may be all of `ก จำกัด`. Else the key. */
  readonly complete: string;
  /** Pieces a name must hold to match inside; long enough for the trigram index. Empty for stubs. */
  readonly inside: readonly string[];
  /** Every word, when there are several: each must be somewhere in the two names. */
  readonly each: readonly string[];
  /** The two halves of a longer key: one slip leaves one of them whole. Empty for short keys. */
  readonly halves: readonly string[];
}

const MOST_WORDS = 8;
const TRIGRAM = 3;

/** Null when nothing is left to search for. */
export function readSearchQuery(text: string): SearchQuery | null {
  const wellFormed = text.slice(0, LONGEST_KEYWORD).replace(/[\p{Cs}\0]/gu, '');
  const all = foldName(wellFormed).split(' ').slice(0, MOST_WORDS);
  const words = all.join(' ');
  const key = all.join('');
  if (key === '') return null;
  const each = all.length > 1 ? [...new Set(all)] : [];
  const long = each.filter((word) => word.length >= TRIGRAM);
  const middle = Math.floor(key.length / 2);
  return {
    words,
    key,
    complete: legalFormBegun(words).replaceAll(' ', ''),
    inside: key.length < TRIGRAM ? [] : long.length > 0 ? long : [key],
    each,
    halves: middle >= TRIGRAM ? [key.slice(0, middle), key.slice(middle)] : [],
  };
}
