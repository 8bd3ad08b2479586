import { closeness } from '#shared/core/text/search/closeness.ts';

export interface Match {
  readonly idEmp: number;
  readonly rank: number;
}

/** Matches from this rank on start a name or a word of it, so a typing error is unlikely. */
export const GOOD_RANK = 2.5;
export const EXACT_RANK = 6;
const NEAR_BASE = { whole: 3, head: 2.3, inside: 1.3 } as const;
const SLIP_COST = 0.7;

/** Ranks the closer of a company's two names; null if neither is close enough. */
export function nearRank(key: string, names: readonly string[]): number | null {
  const ranks = names.flatMap((name) => {
    const found = closeness(key, name);
    if (found === null) return [];
    return [NEAR_BASE[found.part] - SLIP_COST * (found.slips - 1) + covered(key, name) / 2];
  });
  return ranks.length === 0 ? null : Math.max(...ranks);
}

const MIN_SLIP_KEY_LENGTH = 6;

/** True if the input is a full name with one typing error; one-letter words rule that out. */
export const isFullNameSlip = (
  { key, each }: { readonly key: string; readonly each: readonly string[] },
  rank: number,
): boolean =>
  rank >= NEAR_BASE.whole &&
  key.length >= MIN_SLIP_KEY_LENGTH &&
  each.every((word) => word.length > 1);

const covered = (key: string, name: string): number =>
  Math.min(key.length, name.length) / Math.max(key.length, name.length);

/** Ranks a company by parts of its names close to every typed word; null if a word has none. */
export function nearWordsRank(words: readonly string[], names: readonly string[]): number | null {
  let slips = 0;
  for (const word of words) {
    const found = names.flatMap((name) => closeness(word, name)?.slips ?? []);
    if (found.length === 0) return null;
    slips += Math.min(...found);
  }
  const coverage = Math.max(...names.map((name) => covered(words.join(''), name)));
  return NEAR_BASE.inside - SLIP_COST * (slips - 1) + coverage / 2;
}

/** Adds similar names to exact matches, which keep their rank. */
export function mergeMatches(
  matches: readonly Match[],
  near: readonly Match[],
  maxAdded: number,
): Match[] {
  const matchedIds = new Set(matches.map((match) => match.idEmp));
  const added = near
    .filter((match) => !matchedIds.has(match.idEmp))
    .sort((a, b) => b.rank - a.rank || a.idEmp - b.idEmp)
    .slice(0, maxAdded);
  return [...matches, ...added].sort((a, b) => b.rank - a.rank || a.idEmp - b.idEmp);
}
