import type { ReviewPeriod } from '#features/review/core/employer/review-periods.ts';
import {
  type Counted,
  SOURCES,
  type Source,
  VISITED_PAGES,
  type VisitedPage,
} from '#shared/core/domain/visit.ts';
import { lastDayOf, type Period } from './month.ts';

/** The smallest published number and the step of larger ones. */
export const MIN_FIGURE = 5;
/** The maximum subtracted before rounding down. */
export const MAX_OFFSET = MIN_FIGURE - 1;
const MAX_ROUNDING_LOSS = MAX_OFFSET + MIN_FIGURE - 1;
const MAX_TERMS = 10;

/** Rounded down to steps of five; missing if too few. */
export type Figure = number | null;

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

/** Sent invitations. */
export interface LettersOfMonth {
  readonly month: string;
  readonly sent: number;
}

/** Noisy numbers of campaigns, drawn once in a month. */
export interface FiguresOfMonth {
  readonly month: string;
  readonly reviewed: Figure;
}

/** Numbers that are not visits. */
export interface CountedApart {
  readonly reviews: readonly Pick<ReviewPeriod, 'from' | 'to' | 'count'>[];
  readonly letters: readonly LettersOfMonth[];
  readonly figures: readonly FiguresOfMonth[];
}

interface Named<Name> {
  readonly name: Name;
  readonly visitors: Figure;
}

export const FUNNEL = [
  ...(['invited', 'listed', 'visited', 'reviews', 'write'] as const),
  ...(['published', 'byInvitation'] as const),
] as const;
export type FunnelStep = (typeof FUNNEL)[number];

export interface Insight {
  readonly period: Period;
  readonly from: string;
  readonly to: string;
  readonly visitors: Figure;
  readonly over: readonly {
    readonly from: string;
    readonly to: string;
    readonly visitors: Figure;
  }[];
  readonly pages: readonly Named<VisitedPage>[];
  readonly sources: readonly Named<Source>[];
  readonly terms: readonly { readonly name: string; readonly visitors: number }[];
  readonly reviews: readonly { readonly month: string; readonly count: Figure }[];
  readonly funnel: readonly { readonly step: FunnelStep; readonly count: Figure }[];
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
  const read = namedSums<VisitedPage>(byMonth.map((month) => month.pages));
  const write = added(byMonth.map((month) => month.write));
  const steps: Readonly<Record<FunnelStep, Figure>> = {
    // The company's own sends, so rounded without offset.
    invited: added(letters.map(({ sent }) => roundedFigure(sent, 0))),
    byInvitation: added(figures.map(({ reviewed }) => reviewed)),
    listed: added(byMonth.map(({ listed }) => listed)),
    visited: visitors,
    reviews: read.find(({ name }) => name === 'yousay')?.visitors ?? null,
    write,
    published: added(reviewed.map(({ count }) => count)),
  };
  const left = new Set<FunnelStep>([
    // Hidden pages are left out of the funnel too.
    ...(read.length > 0 ? [] : (['reviews'] as const)),
    ...(letters.length > 0 ? [] : (['invited'] as const)),
    ...(figures.length > 0 ? [] : (['byInvitation'] as const)),
  ]);
  return {
    period,
    from: first,
    to: lastDayOf(last),
    visitors,
    over:
      period === 'month'
        ? (byMonth[0]?.weeks ?? [])
        : byMonth.map((summary) => ({
            from: summary.month,
            to: lastDayOf(summary.month),
            visitors: summary.visitors,
          })),
    pages: read.length > 0 ? [...read, { name: 'write', visitors: write }] : [],
    sources: namedSums(byMonth.map((month) => month.sources)),
    terms: namedSums(byMonth.map((month) => month.terms))
      .map(({ name, visitors: count }) => ({ name, visitors: count ?? 0 }))
      .toSorted((a, b) => b.visitors - a.visitors || (a.name < b.name ? -1 : 1))
      .slice(0, MAX_TERMS),
    reviews: reviewed,
    funnel: FUNNEL.filter((step) => !left.has(step)).map((step) => ({ step, count: steps[step] })),
  };
}

function added(figures: readonly Figure[]): Figure {
  const sum = figures.reduce<number>((total, figure) => total + (figure ?? 0), 0);
  return sum === 0 ? null : sum;
}

function namedSums<Name extends string>(
  months: readonly (readonly { readonly name: Name; readonly visitors: Figure }[])[],
): readonly Named<Name>[] {
  const all = Map.groupBy(months.flat(), ({ name }) => name);
  return [...all].map(([name, some]) => ({
    name,
    visitors: added(some.map(({ visitors }) => visitors)),
  }));
}
