import type { ReviewPeriod } from '#features/review/core/employer/review-periods.ts';
import { type Counted, SOURCES, VISITED_PAGES } from '#shared/core/domain/visit.ts';
import { type Figure, FUNNEL, type Insight } from './insight-contract.ts';
import { lastDayOf, type Period } from './month.ts';

/** Published numbers are multiples of this; smaller counts are hidden. */
export const MIN_FIGURE = 5;
/** The largest secret offset subtracted from a count before it is rounded down. */
export const MAX_OFFSET = MIN_FIGURE - 1;
const MAX_ROUNDING_LOSS = MAX_OFFSET + MIN_FIGURE - 1;
const MAX_TERMS = 10;

/** Returns the secret offset (0 to `MAX_OFFSET`) of a cell such as month and metric. */
export type OffsetOf = (cell: string) => number;

export interface CountOfMonth {
  readonly month: string;
  /** The week of the month, 0 to 3; 0 for all metrics but visitors. */
  readonly week: number;
  readonly metric: Counted;
  readonly value: string;
  readonly visitors: number;
}

/** Monthly numbers from sources other than visits: reviews and invitations. */
export interface CountedApart {
  readonly reviews: readonly Pick<ReviewPeriod, 'from' | 'to' | 'count'>[];
  readonly letters: readonly { readonly month: string; readonly sent: number }[];
  /** Noisy numbers of reviews by invitation, by the month in which they were drawn. */
  readonly figures: readonly { readonly month: string; readonly reviewed: Figure }[];
}

interface Named<Name> {
  readonly name: Name;
  readonly visitors: Figure;
}

/**
 * Rounds a count after subtracting a secret offset: an employer who adds own visits until the
 * number changes cannot infer the exact count, and no number exceeds the real count.
 */
export function roundedFigure(count: number, offset: number): Figure {
  const left = count - offset;
  return left < MIN_FIGURE ? null : left - (left % MIN_FIGURE);
}

/** Returns no parts if the total and the visible parts would reveal a hidden part. */
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
/** Pages counted as visits: the form for reviews is shown in the funnel only. */
const READ = VISITED_PAGES.filter((page) => page !== 'write');

/** Rounds the counts of one month; longer periods are sums of these rounded numbers. */
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

/** Adds up rounded months, so that a longer period reveals no more than its months. */
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
    // Exact, because reviews are public; null in months that are published merged with others.
    count: reviews.find(({ from, to }) => from === month && to === month)?.count ?? null,
  }));
  const visitors = added(byMonth.map((month) => month.visitors));
  const pages = namedSums(byMonth.map((month) => month.pages));
  const arePagesHidden = pages.length === 0;
  const onReviews = pages.find(({ name }) => name === 'yousay');
  const write = added(byMonth.map((month) => month.write));
  const steps: Readonly<Record<(typeof FUNNEL)[number], Figure | undefined>> = {
    // The company knows how many it invited, so no secret offset is needed.
    invited: letters[0] && added(letters.map(({ sent }) => roundedFigure(sent, 0))),
    byInvitation: figures[0] && added(figures.map(({ reviewed }) => reviewed)),
    listed: added(byMonth.map(({ listed }) => listed)),
    visited: visitors,
    // The funnel has no step for review pages if the counts by page are hidden.
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
