import { closeness } from '#shared/core/text/search/closeness.ts';
import { TRIGRAM } from '#shared/core/text/search/search-query.ts';

/** How many companies hold just these of the words in their names: true where a word is held. */
export interface HeldTogether {
  readonly held: readonly boolean[];
  readonly companies: number;
}

/** A word is counted no further: one that so many names hold tells nothing. */
export const MOST_COUNTED = 500;

/**
 * The words that some company holds together and that tell most of it, where no company holds all:
 * the fewer names a word is in, the more it tells. Null where there is nothing to leave out, or
 * nothing telling would be left.
 */
export function tellingWords(
  words: readonly string[],
  groups: readonly HeldTogether[],
): readonly string[] | null {
  const telling = words.map((_, at) => {
    const names = groups.reduce((sum, { held, companies }) => sum + (held[at] ? companies : 0), 0);
    return Math.log((MOST_COUNTED + 1) / (Math.min(names, MOST_COUNTED) + 1));
  });
  const told = ({ held }: HeldTogether) =>
    telling.reduce((sum, value, at) => sum + (held[at] ? value : 0), 0);
  const [best] = [...groups].sort((a, b) => told(b) - told(a));
  if (best === undefined || told(best) === 0 || best.held.every(Boolean)) return null;
  return words.filter((_, at) => best.held[at]);
}

/** The words at the beginning and at the end that may be a whole name beside words too many; the longest first. */
export function runsOf(...phrases: readonly (readonly string[])[]): (readonly string[])[] {
  const runs = phrases.flatMap((words) =>
    words.slice(1).flatMap((_, at) => [words.slice(0, at + 1), words.slice(at + 1)]),
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
  kept: { readonly words: string; readonly key: string },
  names: readonly string[],
): boolean {
  const whole = kept.words.split(' ');
  const holds = (part: string) => names.some((name) => name.includes(part));
  const near = (word: string) => names.some((name) => closeness(word, name) !== null);
  const holdsKept = holds(kept.key) || whole.every((word) => word.length >= TRIGRAM && holds(word));
  return holdsKept && words.every((word) => whole.includes(word) || near(word));
}
