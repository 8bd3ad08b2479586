import { MAX_KEYWORD_LENGTH, page, withQuery } from '#shared/core/address.ts';
import type { RatedAspect } from '#shared/core/aspects.ts';
import type { Locale } from '#shared/core/locale.ts';
import { cutText } from '#shared/core/text/cut-text.ts';
import type { CompanyCard } from '../discovery-contract.ts';

export const MAX_COMPARED = 4;

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
  readonly selected: readonly number[];
  /** What was typed to add another. */
  readonly add: string;
  /** All of this is in `ids` already, the address it should have. */
  readonly isCanonical: boolean;
}

export function readCompareQuery(query: URLSearchParams): CompareQuery {
  const boxes = query.getAll(COMPARE_BOX);
  const selected = [...(query.get('ids') ?? '').split('-'), ...boxes].filter((id) => ID.test(id));
  const ids = [...new Set(selected)].map(Number);
  return {
    ids: ids.slice(0, MAX_COMPARED),
    selected: ids.slice(0, MAX_COMPARED + 1),
    add: cutText((query.get('add') ?? '').trim(), MAX_KEYWORD_LENGTH),
    isCanonical: boxes.length === 0,
  };
}

/**
 * Where the page leads with the company that the typed name means; null when it is at the right address.
 * A name that no company has stays in the address, so that the page can say so.
 */
export function canonicalPage(
  locale: Locale,
  { ids, selected, add, isCanonical }: CompareQuery,
  named: number | null,
): string | null {
  if (named !== null) return comparePage(locale, [...ids.filter((id) => id !== named), named]);
  return isCanonical ? null : comparePage(locale, selected, add);
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
export function compareIntervals(
  intervals: readonly (Interval | undefined)[],
): readonly ('highest' | 'lower' | null)[] {
  const rated = intervals.filter((interval) => interval !== undefined);
  return intervals.map((interval) => {
    const rest = rated.filter((other) => other !== interval);
    if (!interval || rest.length === 0) return null;
    if (rest.every((other) => other.high < interval.low)) return 'highest';
    return rest.some((other) => other.low > interval.high) ? 'lower' : null;
  });
}
