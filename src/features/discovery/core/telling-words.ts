import { closeness } from '#shared/core/text/search/closeness.ts';
import { TRIGRAM } from '#shared/core/text/search/search-query.ts';

/** How many companies hold just these of the words in their names: true where a word is held. */
export interface WordGroup {
  readonly held: readonly boolean[];
  readonly companies: number;
}

/** A word is counted no further: one that so many names hold tells nothing. */
export const MAX_COUNTED = 500;

/**
 * The words that some company holds together and that tell most of it, where no company holds all:
 * the fewer names a word is in, the more it tells. Null where there is nothing to leave out, or
 * nothing telling would be left.
 */
export function distinctiveWords(
  words: readonly string[],
  groups: readonly WordGroup[],
): readonly string[] | null {
  const weights = words.map((_, index) => {
    const names = groups.reduce(
      (sum, { held, companies }) => sum + (held[index] ? companies : 0),
      0,
    );
    return Math.log((MAX_COUNTED + 1) / (Math.min(names, MAX_COUNTED) + 1));
  });
  const weightOf = ({ held }: WordGroup) =>
    weights.reduce((sum, value, index) => sum + (held[index] ? value : 0), 0);
  const [best] = [...groups].sort((a, b) => weightOf(b) - weightOf(a));
  if (best === undefined || weightOf(best) === 0 || best.held.every(Boolean)) return null;
  return words.filter((_, index) => best.held[index]);
}

/** The words at the beginning and at the end that may be a whole name beside words too many; the longest first. */
export function runsOf(...phrases: readonly (readonly string[])[]): (readonly string[])[] {
  const runs = phrases.flatMap((words) =>
    words.slice(1).flatMap((_, index) => [words.slice(0, index + 1), words.slice(index + 1)]),
  );
  const length = (run: readonly string[]) => run.join('').length;
  return runs.filter((run) => length(run) >= TRIGRAM).sort((a, b) => length(b) - length(a));
}

/**
 * Whether a name near the words holds those kept and, each but for its slips, the others, too. Every name holds
 * some letter alone: of such words only all together count.
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
