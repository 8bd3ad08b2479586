import { LONGEST_KEYWORD, page, withQuery } from '#shared/core/address.ts';
import type { RatedAspect } from '#shared/core/aspects.ts';
import type { Locale } from '#shared/core/locale.ts';
import { cutText } from '#shared/core/text/cut-text.ts';
import type { CompanyCard } from '../discovery-contract.ts';

export const MOST_COMPARED = 4;

/** What the boxes of a list are called: each sends its own, and the page gathers them under `ids`. */
export const COMPARE_BOX = 'with';

const ID = /^[1-9]\d{0,8}$/;

export function comparePage(locale: Locale, idEmps: readonly number[], add = ''): string {
  return withQuery(page(locale, '/compare'), { ids: idEmps.join('-'), add });
}

export interface CompareQuery {
  /** The ids of at most four companies, in the order in which they were chosen. */
  readonly ids: readonly number[];
  /** The choice as the address holds it: a fifth stays in it where more were chosen, so that the page can say so. */
  readonly chosen: readonly number[];
  /** What was typed to add another. */
  readonly add: string;
  /** All of this is in `ids` already, the address it should have. */
  readonly isGathered: boolean;
}

export function readCompareQuery(query: URLSearchParams): CompareQuery {
  const boxes = query.getAll(COMPARE_BOX);
  const chosen = [...(query.get('ids') ?? '').split('-'), ...boxes].filter((id) => ID.test(id));
  const ids = [...new Set(chosen)].map(Number);
  return {
    ids: ids.slice(0, MOST_COMPARED),
    chosen: ids.slice(0, MOST_COMPARED + 1),
    add: cutText((query.get('add') ?? '').trim(), LONGEST_KEYWORD),
    isGathered: boxes.length === 0,
  };
}

/**
 * Where the page leads with the company that the typed name means; null when it is at the right address.
 * A name that no company has stays in the address, so that the page can say so.
 */
export function gatheredPage(
  locale: Locale,
  { ids, chosen, add, isGathered }: CompareQuery,
  named: number | null,
): string | null {
  if (named !== null) return comparePage(locale, [...ids.filter((id) => id !== named), named]);
  return isGathered ? null : comparePage(locale, chosen, add);
}

/** How sure a score is, as its bounds are shown. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** A card, with the intervals of its aspects; an aspect nobody rated has none. */
export interface ComparedCompany extends CompanyCard {
  readonly intervals: Readonly<Partial<Record<RatedAspect, Interval>>>;
}

/** What is said of each score beside the others: where intervals meet, a difference may be chance. */
export function standings(
  intervals: readonly (Interval | undefined)[],
): readonly ('highest' | 'lower' | null)[] {
  const rated = intervals.filter((one) => one !== undefined);
  return intervals.map((one) => {
    const others = rated.filter((other) => other !== one);
    if (!one || others.length === 0) return null;
    if (others.every((other) => other.high < one.low)) return 'highest';
    return others.some((other) => other.low > one.high) ? 'lower' : null;
  });
}
