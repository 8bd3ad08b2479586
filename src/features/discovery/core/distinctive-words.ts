import { closeness } from '#shared/core/text/search/closeness.ts';
import { TRIGRAM } from '#shared/core/text/search/search-query.ts';

/** Number of companies whose names contain exactly these words; `included` marks the words. */
export interface WordGroup {
  readonly included: readonly boolean[];
  readonly companies: number;
}

/** Names with a word are counted up to this number: a more common word is not distinctive. */
export const MAX_COUNTED = 500;

/**
 * Returns the words that occur together in some company name and distinguish it best, if no name
 * has all words; rarer words weigh more. Null if no word can be left out or none is distinctive.
 */
export function distinctiveWords(
  words: readonly string[],
  groups: readonly WordGroup[],
): readonly string[] | null {
  const weights = words.map((_, index) => {
    const names = groups.reduce(
      (sum, { included, companies }) => sum + (included[index] ? companies : 0),
      0,
    );
    return Math.log((MAX_COUNTED + 1) / (Math.min(names, MAX_COUNTED) + 1));
  });
  const weightOf = ({ included }: WordGroup) =>
    weights.reduce((sum, value, index) => sum + (included[index] ? value : 0), 0);
  const [best] = [...groups].sort((a, b) => weightOf(b) - weightOf(a));
  if (best === undefined || weightOf(best) === 0 || best.included.every(Boolean)) return null;
  return words.filter((_, index) => best.included[index]);
}

/** Numbers of words cut off before and after; more would give too many runs of a long text. */
const LEFT_OUT_AROUND = [
  [1, 1],
  [1, 2],
  [2, 1],
  [2, 2],
] as const;

/** Returns leading, trailing and middle word sequences that may be a name, longest first. */
export function runsOf(...phrases: readonly (readonly string[])[]): (readonly string[])[] {
  const runs = phrases.flatMap((words) => [
    ...words.slice(1).flatMap((_, index) => [words.slice(0, index + 1), words.slice(index + 1)]),
    ...LEFT_OUT_AROUND.map(([before, after]) => words.slice(before, -after)),
  ]);
  const length = (run: readonly string[]) => run.join('').length;
  return runs.filter((run) => length(run) >= TRIGRAM).sort((a, b) => length(b) - length(a));
}

/**
 * True if a similar name has the remaining words, and the others with typing errors. Short words
 * are in too many names, so they count only together.
 */
export function changesOnly(
  words: readonly string[],
  remaining: { readonly words: string; readonly key: string },
  names: readonly string[],
): boolean {
  const remainingWords = remaining.words.split(' ');
  const holds = (part: string) => names.some((name) => name.includes(part));
  const near = (word: string) => names.some((name) => closeness(word, name) !== null);
  const holdsRemaining =
    holds(remaining.key) || remainingWords.every((word) => word.length >= TRIGRAM && holds(word));
  return holdsRemaining && words.every((word) => remainingWords.includes(word) || near(word));
}
