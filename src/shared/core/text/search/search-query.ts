import { MAX_KEYWORD_LENGTH } from '#shared/core/address.ts';
import { foldName, withoutPartialLegalForm } from '#shared/core/company/fold-name.ts';
import { cutText } from '#shared/core/text/cut-text.ts';
import { slipsAllowed } from './closeness.ts';
import { plainWords } from './plain-words.ts';

/** What was typed, ready to be compared with folded names. */
export interface SearchQuery {
  /** Folded words, one space between them. */
  readonly words: string;
  /** The same without spaces. */
  readonly key: string;
  /** The key without a legal form begun at its end: `ก จำ` may be all of `ก จำกัด`. Else the key. */
  readonly complete: string;
  /** What may be a company's stock symbol: all of it, or one of its words beside those of the name. */
  readonly symbols: readonly string[];
  /** Pieces a name must hold to match inside; long enough for the trigram index. Empty for stubs. */
  readonly inside: readonly string[];
  /** Every word, when there are several: each must be somewhere in the two names. */
  readonly each: readonly string[];
  /** The two halves of a longer key: one slip leaves one of them whole. Empty for short keys. */
  readonly halves: readonly string[];
  /** The pieces of each word, long enough for the index: the slips a word may hold leave one of them whole. */
  readonly pieces: readonly (readonly string[])[];
}

/** What a list may be asked for; 0 and an empty keyword ask for nothing. */
export interface SearchFilters {
  readonly keyword: string;
  readonly idIndustry: number;
  readonly idJobField: number;
}

/** The one that decides where each alone counts: the industry, else the job field, else the keyword. */
export function decisive({ keyword, idIndustry, idJobField }: SearchFilters): SearchFilters {
  const nothing = { keyword: '', idIndustry: 0, idJobField: 0 };
  if (idIndustry > 0) return { ...nothing, idIndustry };
  return idJobField > 0 ? { ...nothing, idJobField } : { ...nothing, keyword };
}

const MAX_SEARCH_TERMS = 8;
/** The index finds nothing shorter. */
export const TRIGRAM = 3;

/** Null when nothing is left to search for. */
export function readSearchQuery(text: string): SearchQuery | null {
  const wellFormed = cutText(text, MAX_KEYWORD_LENGTH).replace(/[\p{Cs}\0]/gu, '');
  return queryOf(foldName(wellFormed).split(' '));
}

/** The query without what people write around a name; null where nothing is around it, or there is no name. */
export function plainQuery({ words }: SearchQuery): SearchQuery | null {
  const plain = plainWords(words);
  return plain === words ? null : queryOf(plain.split(' '));
}

/** The query for folded words; null where they find nothing. */
export function queryOf(folded: readonly string[]): SearchQuery | null {
  const all = folded.slice(0, MAX_SEARCH_TERMS);
  const words = all.join(' ');
  const key = all.join('');
  if (key === '') return null;
  const each = all.length > 1 ? [...new Set(all)] : [];
  const long = each.filter((word) => word.length >= TRIGRAM);
  const middle = Math.floor(key.length / 2);
  const complete = withoutPartialLegalForm(words).replaceAll(' ', '');
  return {
    words,
    key,
    complete,
    symbols: complete === key ? [key, ...each] : [key, complete],
    inside: key.length < TRIGRAM ? [] : long.length > 0 ? long : [key],
    each,
    halves: middle >= TRIGRAM ? [key.slice(0, middle), key.slice(middle)] : [],
    pieces: [...new Set(all)].filter(({ length }) => length >= TRIGRAM).map(piecesOf),
  };
}

/** One more than the slips a word may hold, spread evenly over it. */
function piecesOf(word: string): string[] {
  const slips = slipsAllowed(word.length);
  const size = Math.max(TRIGRAM, Math.floor(word.length / (slips + 1)));
  const apart = slips === 0 ? 0 : (word.length - size) / slips;
  return Array.from({ length: slips + 1 }, (_, index) => {
    const start = Math.round(index * apart);
    return word.slice(start, start + size);
  });
}
