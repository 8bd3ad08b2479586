import { MAX_KEYWORD_LENGTH, page, withQuery } from '#shared/core/address.ts';
import type { RatedAspect } from '#shared/core/aspects.ts';
import type { Locale } from '#shared/core/locale.ts';
import { cutText } from '#shared/core/text/cut-text.ts';
import type { CompanyCard } from '../discovery-contract.ts';

export const MAX_COMPARED = 4;

/** Query parameter of the checkboxes in lists; a redirect moves the values to `ids`. */
export const COMPARE_BOX = 'with';

const ID = /^[1-9]\d{0,8}$/;

export function comparePage(locale: Locale, idEmps: readonly number[], add = ''): string {
  return withQuery(page(locale, '/compare'), { ids: idEmps.join('-'), add });
}

export interface CompareQuery {
  /** Compared companies: at most MAX_COMPARED ids, in the order of selection. */
  readonly ids: readonly number[];
  /** Ids of the URL, at most one above the maximum so that the page can report too many. */
  readonly selected: readonly number[];
  readonly add: string;
  /** True if the URL has all selected ids in `ids`. */
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
 * Returns the URL with company `named` added; null if the URL needs no change.
 * Unknown names stay in the URL, so that the page can report them.
 */
export function canonicalPage(
  locale: Locale,
  { ids, selected, add, isCanonical }: CompareQuery,
  named: number | null,
): string | null {
  if (named !== null) return comparePage(locale, [...ids.filter((id) => id !== named), named]);
  return isCanonical ? null : comparePage(locale, selected, add);
}

/** The displayed bounds of a score's confidence interval. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

export interface ComparedCompany extends CompanyCard {
  readonly intervals: Readonly<Partial<Record<RatedAspect, Interval>>>;
}

/** Compares scores by their intervals: if they overlap, a difference may be chance. */
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
