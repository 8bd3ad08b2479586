import type { ReviewPeriod } from '#features/review/core/employer/review-periods.ts';
import { type Counted, SOURCES, VISITED_PAGES } from '#shared/core/domain/visit.ts';
import { type Figure, FUNNEL, type Insight } from './insight-contract.ts';
import { lastDayOf, type Period } from './month.ts';

/** The smallest published number and the step of larger ones. */
export const MIN_FIGURE = 5;
/** The maximum subtracted before rounding down. */
export const MAX_OFFSET = MIN_FIGURE - 1;
const MAX_ROUNDING_LOSS = MAX_OFFSET + MIN_FIGURE - 1;
const MAX_TERMS = 10;

/** A secret, constant offset of 0 to 4 for each cell. */
export type OffsetOf = (cell: string) => number;

export interface CountOfMonth {
  readonly month: string;
  /** The week of the month, 0 to 3; 0 for metrics without weeks. */
  readonly week: number;
  readonly metric: Counted;
  readonly value: string;
  readonly visitors: number;
}

/** Numbers that are not visits. */
export interface CountedApart {
  readonly reviews: readonly Pick<ReviewPeriod, 'from' | 'to' | 'count'>[];
  readonly letters: readonly { readonly month: string; readonly sent: number }[];
  /** Noisy numbers of campaigns, drawn once in a month. */
  readonly figures: readonly { readonly month: string; readonly reviewed: Figure }[];
}

interface Named<Name> {
  readonly name: Name;
  readonly visitors: Figure;
}

/**
 * Own visits that change a number reveal nothing exact, because the offset is secret. Offsets are
 * subtracted, so that numbers never exceed the real count.
 */
export function roundedFigure(count: number, offset: number): Figure {
  const left = count - offset;
  return left < MIN_FIGURE ? null : left - (left % MIN_FIGURE);
}

/** Parts of a published total; all are hidden if the others would reveal a hidden one. */
export function publicParts<Part extends { readonly visitors: Figure }>(
  total: Figure,
  parts: readonly Part[],
): readonly Part[] {
  const maxTotal = parts.reduce(
    (sum, { visitors }) => sum + (visitors === null ? 0 : visitors + MAX_ROUNDING_LOSS),
    0,
  );
  const isHiddenFree = parts.every(({ visitors }) => visitors !== null) || (total ?? 0) <= maxTotal;
  return isHiddenFree ? parts : [];
}

const WEEKS = [1, 8, 15, 22];
/** Writing a review is no visit, so the form is not among the pages. */
const READ = VISITED_PAGES.filter((page) => page !== 'write');

/** Each month is summarized once; longer periods are sums of months. */
function summarizeMonth(month: string, counts: readonly CountOfMonth[], offsetOf: OffsetOf) {
  const of = (metric: Counted) => counts.filter((count) => count.metric === metric);
  const roundedCount = (cell: string, some: readonly CountOfMonth[]) =>
    roundedFigure(
      some.reduce((total, { visitors }) => total + visitors, 0),
      offsetOf(`${month} ${cell}`),
    );
  const roundedCountOf = (metric: Counted, name: string) =>
    roundedCount(
      `${metric} ${name}`,
      of(metric).filter(({ value }) => value === name),
    );
  const visitors = roundedCount('visitor', of('visitor'));
  const named = <Name extends string>(names: readonly Name[], metric: Counted) =>
    names.map((name) => ({ name, visitors: roundedCountOf(metric, name) }));
  const weeks = WEEKS.map((day, week) => ({
    from: dayOf(month, day),
    to: week === 3 ? lastDayOf(month) : dayOf(month, day + 6),
    visitors: roundedCount(
      `week ${week}`,
      of('visitor').filter((count) => count.week === week),
    ),
  }));
  const terms = of('term').flatMap(({ value }) => {
    const figure = roundedCountOf('term', value);
    return figure === null ? [] : [{ name: value, visitors: figure }];
  });
  const isPublic = visitors !== null;
  return {
    month,
    visitors,
    listed: roundedCount('listed', of('listed')),
    weeks: isPublic ? publicParts(visitors, weeks) : [],
    write: roundedCountOf('page', 'write'),
    pages: isPublic ? publicParts(visitors, named(READ, 'page')) : [],
    sources: isPublic ? publicParts(visitors, named(SOURCES, 'source')) : [],
    terms: isPublic ? terms : [],
  };
}

const dayOf = (month: string, day: number) => month.slice(0, 8) + String(day).padStart(2, '0');

/** Sums published months, so that a longer period reveals no more. */
export function summarizeInsight(
  period: Period,
  months: readonly string[],
  counts: readonly CountOfMonth[],
  { reviews, letters, figures }: CountedApart,
  offsetOf: OffsetOf,
): Insight {
  const byMonth = months.map((month) =>
    summarizeMonth(
      month,
      counts.filter((count) => count.month === month),
      offsetOf,
    ),
  );
  const [first = '', last = first] = [months[0], months.at(-1)];
  const reviewed = months.map((month) => ({
    month,
    // Reviews are public, so exact, except in months whose reviews are merged with others.
    count: reviews.find(({ from, to }) => from === month && to === month)?.count ?? null,
  }));
  const visitors = added(byMonth.map((month) => month.visitors));
  const pages = namedSums(byMonth.map((month) => month.pages));
  const arePagesHidden = pages.length === 0;
  const onReviews = pages.find(({ name }) => name === 'yousay');
  const write = added(byMonth.map((month) => month.write));
  const steps: Readonly<Record<(typeof FUNNEL)[number], Figure | undefined>> = {
    // The company's own sends, so rounded without offset.
    invited: letters[0] && added(letters.map(({ sent }) => roundedFigure(sent, 0))),
    byInvitation: figures[0] && added(figures.map(({ reviewed }) => reviewed)),
    listed: added(byMonth.map(({ listed }) => listed)),
    visited: visitors,
    // Hidden pages are left out of the funnel too.
    reviews: arePagesHidden ? undefined : (onReviews?.visitors ?? null),
    write,
    published: added(reviewed.map(({ count }) => count)),
  };
  return {
    period,
    from: first,
    to: lastDayOf(last),
    visitors,
    over:
      period === 'month'
        ? (byMonth[0]?.weeks ?? [])
        : byMonth.map(({ month, visitors: figure }) => ({
            from: month,
            to: lastDayOf(month),
            visitors: figure,
          })),
    pages: arePagesHidden ? [] : [...pages, { name: 'write', visitors: write }],
    sources: namedSums(byMonth.map((month) => month.sources)),
    terms: namedSums(byMonth.map((month) => month.terms))
      .map(({ name, visitors: count }) => ({ name, visitors: count ?? 0 }))
      .toSorted((a, b) => b.visitors - a.visitors || (a.name < b.name ? -1 : 1))
      .slice(0, MAX_TERMS),
    reviews: reviewed,
    funnel: FUNNEL.flatMap((step) => {
      const { [step]: count } = steps;
      return count === undefined ? [] : [{ step, count }];
    }),
  };
}

function added(figures: readonly Figure[]): Figure {
  const sum = figures.reduce<number>((total, figure) => total + (figure ?? 0), 0);
  return sum === 0 ? null : sum;
}

function namedSums<Name extends string>(
  months: readonly (readonly Named<Name>[])[],
): readonly Named<Name>[] {
  const all = Map.groupBy(months.flat(), ({ name }) => name);
  return [...all].map(([name, some]) => ({
    name,
    visitors: added(some.map(({ visitors }) => visitors)),
  }));
}
