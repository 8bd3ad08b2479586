import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reviewPeriods } from '#features/review/core/employer/review-periods.ts';
import type { Counted } from '#shared/core/domain/visit.ts';
import {
  type CountedApart,
  type CountOfMonth,
  MAX_OFFSET,
  MIN_FIGURE,
  publicParts,
  roundedFigure,
  summarizeInsight,
} from './insight.ts';

const MONTH = '2026-10-01';
const count = (
  counted: Counted,
  value: string,
  visitors: number,
  { month = MONTH, week = 0 } = {},
): CountOfMonth => ({ metric: counted, value, visitors, month, week });
const figuresIn = (value: unknown): number[] =>
  JSON.stringify(value, (key, some) => (key === 'name' ? undefined : some))
    .match(/(?<=:)\d+/g)
    ?.map(Number) ?? [];

const NONE: CountedApart = { reviews: [], letters: [], figures: [] };
const exact = () => 0;

it('rounds to steps of five, and hides fewer', () => {
  const figures = [0, 1, 4, 5, 9, 10, 104].map((some) => roundedFigure(some, 0));
  expect(figures).toEqual([null, null, null, 5, 5, 10, 100]);
});

describe('own visits reveal no exact number of others', () => {
  const offsets = Array.from({ length: MAX_OFFSET + 1 }, (_, offset) => offset);

  it('a number covers nine counts, however many visits are added', () => {
    for (let own = 0; own < 10; own += 1) {
      const figure = roundedFigure(own + 20, 2);
      const possible = Array.from({ length: 40 }, (_, others) => others).filter((others) =>
        offsets.some((offset) => roundedFigure(own + others, offset) === figure),
      );
      expect(possible).toHaveLength(9);
    }
  });

  it('four own visits reveal one more in a fifth of cases only', () => {
    expect(offsets.map((offset) => roundedFigure(4 + 1, offset))).toEqual([
      5,
      null,
      null,
      null,
      null,
    ]);
  });

  it('roundedFigure never exceeds the count, and is at most eight below', () => {
    for (let count = 9; count < 60; count += 1)
      for (const offset of offsets) {
        const figure = roundedFigure(count, offset) ?? 0;
        expect(figure).toBeLessThanOrEqual(count);
        expect(figure).toBeGreaterThanOrEqual(count - 8);
      }
  });

  it('every cell of every month has its own offset', () => {
    const asked = new Set<string>();
    const counts = ['2026-09-01', MONTH].flatMap((month) => [
      ...[0, 1, 2, 3].map((week) => count('visitor', '', 20, { month, week })),
      count('page', 'hrsay', 20, { month }),
      count('source', 'direct', 20, { month }),
      count('term', 'hotel', 20, { month }),
      count('term', 'direct', 20, { month }),
      count('listed', '', 20, { month }),
    ]);
    const months = ['2026-09-01', MONTH];
    summarizeInsight('year', months, counts, NONE, (cell) => {
      expect(asked).not.toContain(cell);
      asked.add(cell);
      return 0;
    });
    expect(asked.size).toBe(2 * (1 + 4 + 6 + 5 + 2 + 1));
  });
});

it('summarizes a month by week, page, source and term', () => {
  const insight = summarizeInsight(
    'month',
    [MONTH],
    [
      ...[30, 20, 10, 40].map((visitors, week) => count('visitor', '', visitors, { week })),
      count('page', 'hrsay', 80),
      count('page', 'yousay', 33),
      count('page', 'write', 4),
      count('source', 'search', 70),
      count('source', 'direct', 32),
      count('listed', '', 400),
      count('term', 'hotel', 12),
      count('term', 'somebody', 4),
    ],
    NONE,
    exact,
  );
  expect(insight).toMatchObject({ from: '2026-10-01', to: '2026-10-31', visitors: 100 });
  expect(
    insight.over.map(({ from, to, visitors }) => [from.slice(8), to.slice(8), visitors]),
  ).toEqual([
    ['01', '07', 30],
    ['08', '14', 20],
    ['15', '21', 10],
    ['22', '31', 40],
  ]);
  expect(insight.pages).toContainEqual({ name: 'yousay', visitors: 30 });
  expect(insight.pages).toContainEqual({ name: 'write', visitors: null });
  expect(insight.sources).toContainEqual({ name: 'search', visitors: 70 });
  expect(insight.terms).toEqual([{ name: 'hotel', visitors: 10 }]);
  expect(insight.funnel.map(({ count: figure }) => figure)).toEqual([400, 100, 30, null, null]);
});

it('hides a month with fewer than five visitors', () => {
  const counts = [count('visitor', '', 4), count('page', 'hrsay', 9), count('term', 'x', 9)];
  const insight = summarizeInsight('month', [MONTH], counts, NONE, exact);
  expect(figuresIn(insight)).toEqual([]);
});

describe('subtraction reveals no reader', () => {
  it('parts are hidden if the rest of the total would reveal small ones', () => {
    const parts = (...figures: (number | null)[]) => figures.map((visitors) => ({ visitors }));
    expect(publicParts(25, parts(15, null))).toEqual([]);
    expect(publicParts(5, parts(null, null, null))).toEqual([]);
    expect(publicParts(20, parts(15, null))).toEqual(parts(15, null));
    expect(publicParts(25, parts(15, 5))).toEqual(parts(15, 5));
  });

  const week = fc.integer({ min: 0, max: 12 });
  const weeks = fc.tuple(week, week, week, week);
  const offset = fc.integer({ min: 0, max: MAX_OFFSET });
  const offsets = fc.tuple(offset, offset, offset, offset, offset);
  const tell = (visitors: readonly number[], offsets: readonly number[]) =>
    summarizeInsight(
      'month',
      [MONTH],
      visitors.map((some, at) => count('visitor', '', some, { week: at })),
      NONE,
      (cell) => offsets[Number(/week (\d)/.exec(cell)?.[1] ?? 4)] ?? 0,
    );

  it('every hidden week may be empty', () => {
    const seed = { seed: 12, numRuns: 2_000 };
    fc.assert(
      fc.property(weeks, offsets, (visitors, drawn) => {
        const { over, visitors: whole } = tell(visitors, drawn);
        const isHidden = over.map((one) => one.visitors === null);
        if (!isHidden.includes(true)) return;
        const most = over.map((one) => (one.visitors === null ? 0 : one.visitors + 8));
        expect(most.reduce((sum, some) => sum + some, 0)).toBeGreaterThanOrEqual(whole ?? 0);
      }),
      seed,
    );
  });

  it('a year is the sum of its rounded months', () => {
    const months = ['2026-09-01', '2026-10-01'];
    const counts = months.flatMap((month) => [
      count('visitor', '', 20, { month }),
      count('page', 'hrsay', 20, { month }),
      count('page', 'write', 4, { month }),
      count('listed', '', 4, { month }),
      count('term', 'rare', 4, { month }),
    ]);
    const year = summarizeInsight('year', months, counts, NONE, exact);
    expect(year.visitors).toBe(40);
    expect(year.pages).toContainEqual({ name: 'write', visitors: null });
    expect(year.terms).toEqual([]);
    expect(year.funnel[0]).toEqual({ step: 'listed', count: null });
  });
});

it('the review form is not among the visited pages, so it hides none', () => {
  const counts = [
    count('visitor', '', 35),
    count('page', 'yousay', 19),
    ...['hrsay', 'jobs', 'brandsdna', 'post'].map((page) => count('page', page, 4)),
    count('page', 'write', 20),
  ];
  const month = summarizeInsight('month', [MONTH], counts, NONE, exact);
  expect(month.pages).toEqual([]);
  expect(month.funnel.map(({ step }) => step)).not.toContain('reviews');
  expect(month.funnel).toContainEqual({ step: 'write', count: 20 });
});

it('publishes no rounded number below five', () => {
  const some = fc.record({
    month: fc.constantFrom('2026-09-01', MONTH),
    week: fc.integer({ min: 0, max: 3 }),
    metric: fc.constantFrom<Counted[]>('listed', 'visitor', 'page', 'source', 'term'),
    value: fc.constantFrom('', 'hrsay', 'write', 'search', 'social', 'words'),
    visitors: fc.integer({ min: 1, max: 30 }),
  });
  const few = fc.integer({ max: 9, min: 0 });
  fc.assert(
    fc.property(fc.array(some, { maxLength: 30 }), fc.tuple(few, few), (counts, [n, sent]) => {
      const reviews = reviewPeriods([{ month: MONTH, count: n, sum: n }]);
      const letters = [{ month: MONTH, sent }];
      const offsetOf = (cell: string) => cell.length % (MAX_OFFSET + 1);
      for (const period of ['month', 'year'] as const) {
        const months = period === 'month' ? [MONTH] : ['2026-09-01', MONTH];
        const told = figuresIn(
          summarizeInsight(period, months, counts, { ...NONE, reviews, letters }, offsetOf),
        );
        expect(told.every((figure) => figure >= MIN_FIGURE)).toBe(true);
      }
    }),
    { seed: 5, numRuns: 500 },
  );
});

it('reviews of a month equal its period, and are null for merged months', () => {
  const reviews = reviewPeriods([
    { month: '2026-07-01', count: 7, sum: 28 },
    { month: '2026-08-01', count: 3, sum: 9 },
    { month: '2026-09-01', count: 4, sum: 16 },
    { month: MONTH, count: 7, sum: 21 },
  ]);
  const months = ['2026-07-01', '2026-08-01', '2026-09-01', MONTH];
  const year = summarizeInsight('year', months, [], { ...NONE, reviews }, exact);
  expect(year.reviews.map(({ count: figure }) => figure)).toEqual([7, null, null, 7]);
  expect(year.funnel).toContainEqual({ step: 'published', count: 14 });
  const month = summarizeInsight('month', [MONTH], [], { ...NONE, reviews }, exact);
  expect(month.funnel).toContainEqual({ step: 'published', count: 7 });
});

describe('invitations in the funnel', () => {
  const stepsOf = (apart: Partial<CountedApart>) => {
    const counted = { ...NONE, ...apart };
    const { funnel } = summarizeInsight('year', ['2026-09-01', MONTH], [], counted, exact);
    return Object.fromEntries(funnel.map(({ step, count: figure }) => [step, figure]));
  };
  const letters = [
    { month: '2026-09-01', sent: 4 },
    { month: MONTH, sent: 43 },
  ];

  it('are the sent ones in steps of five, and the sum of drawn numbers', () => {
    const reviews = [{ from: MONTH, to: MONTH, count: 17 }];
    const figures = [
      { month: '2026-09-01', reviewed: null },
      { month: MONTH, reviewed: 25 },
    ];
    const shown = { invited: 40, published: 17, byInvitation: 25 };
    expect(stepsOf({ reviews, letters, figures })).toMatchObject(shown);
  });

  it('are no steps without invitations, and have no numbers before they are drawn', () => {
    const reviews = [{ from: MONTH, to: MONTH, count: 20 }];
    expect(stepsOf({ reviews })).not.toHaveProperty('invited');
    expect(stepsOf({ reviews, letters })).not.toHaveProperty('byInvitation');
  });
});
