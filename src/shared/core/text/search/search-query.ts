import { MAX_KEYWORD_LENGTH } from '#shared/core/address.ts';
import { foldName, withoutPartialLegalForm } from '#shared/core/company/fold-name.ts';
import { cutText } from '#shared/core/text/cut-text.ts';
import { slipsAllowed } from './closeness.ts';
import { plainWords } from './plain-words.ts';

/** A search text, prepared for comparison with folded names. */
export interface SearchQuery {
  readonly words: string;
  readonly key: string;
  /** The key without a partly typed legal form at its end, as in `ก จำ` for `ก จำกัด`. */
  readonly complete: string;
  /** Possible stock symbols: the full text or one of its words. */
  readonly symbols: readonly string[];
  /** Texts that a name has to contain; long enough for the trigram index, else empty. */
  readonly inside: readonly string[];
  /** The words, if there are several: each has to occur in one of the two names. */
  readonly each: readonly string[];
  /** Both halves of a long key, since one typing error leaves one of them intact. */
  readonly halves: readonly string[];
  /** Chunks of each word: the allowed typing errors leave at least one of them intact. */
  readonly pieces: readonly (readonly string[])[];
}

/** The filters of a list; 0 and an empty keyword mean no filter. */
export interface SearchFilters {
  readonly keyword: string;
  readonly idIndustry: number;
  readonly idJobField: number;
}

/** Reduces the filters to one: the industry, else the job field, else the keyword. */
export function decisive({ keyword, idIndustry, idJobField }: SearchFilters): SearchFilters {
  const nothing = { keyword: '', idIndustry: 0, idJobField: 0 };
  if (idIndustry > 0) return { ...nothing, idIndustry };
  return idJobField > 0 ? { ...nothing, idJobField } : { ...nothing, keyword };
}

const MAX_SEARCH_TERMS = 8;
/** Shortest text that the trigram index can find. */
export const TRIGRAM = 3;

export function readSearchQuery(text: string): SearchQuery | null {
  const wellFormed = cutText(text, MAX_KEYWORD_LENGTH).replace(/[\p{Cs}\0]/gu, '');
  return queryOf(foldName(wellFormed).split(' '));
}

/** Returns the query without added phrases; null if there are none or no name remains. */
export function plainQuery({ words }: SearchQuery): SearchQuery | null {
  const plain = plainWords(words);
  return plain === words ? null : queryOf(plain.split(' '));
}

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

/** Splits a word into one chunk more than the allowed typing errors, evenly spread. */
function piecesOf(word: string): string[] {
  const slips = slipsAllowed(word.length);
  const size = Math.max(TRIGRAM, Math.floor(word.length / (slips + 1)));
  const apart = slips === 0 ? 0 : (word.length - size) / slips;
  return Array.from({ length: slips + 1 }, (_, index) => {
    const start = Math.round(index * apart);
    return word.slice(start, start + size);
  });
}
