import { describe, expect, it } from 'vitest';
import { type CountOfDecisions, summarizeIntegrity } from './integrity.ts';

const MONTHS = ['2026-08-01', '2026-09-01', '2026-10-01'];
const WAITS = { count: 5, median: 20, most: 50 };
const REPLIES = { published: 40, replied: 5 };

const REREAD = { read: 12, turned: 5 };

const told = (
  decisions: readonly CountOfDecisions[],
  waits = WAITS,
  replies = REPLIES,
  reread = REREAD,
  reportedByVisitors = { read: 0, turned: 0 },
) =>
  summarizeIntegrity(MONTHS, {
    decisions,
    waits,
    replies,
    reported: reread,
    reportedByVisitors,
    appealed: reread,
  });
const published = (count: number, month = '2026-08-01') => ({ month, reason: null, count });
const refused = (reason: CountOfDecisions['reason'], count: number, month = '2026-08-01') => ({
  month,
  reason,
  count,
});

describe('summarizeIntegrity', () => {
  it('equals the log by month and reason', () => {
    const decisions = [
      published(20),
      refused('abuse', 6),
      published(9, '2026-09-01'),
      refused('duplicate', 7, '2026-10-01'),
    ];
    expect(told(decisions)).toEqual({
      decided: 42,
      published: 29,
      refused: 13,
      periods: [
        { from: '2026-08-01', to: '2026-08-01', count: 26 },
        { from: '2026-09-01', to: '2026-09-01', count: 9 },
        { from: '2026-10-01', to: '2026-10-01', count: 7 },
      ],
      reasons: [
        { reason: 'duplicate', count: 7 },
        { reason: 'abuse', count: 6 },
      ],
      waits: { median: 20, most: 50 },
      replies: REPLIES,
      reported: REREAD,
      reportedByVisitors: null,
      appealed: REREAD,
    });
  });

  it('merges a month of few decisions with the next', () => {
    const { periods } = told([
      published(4),
      published(2, '2026-09-01'),
      published(3, '2026-10-01'),
    ]);
    expect(periods).toEqual([{ from: '2026-08-01', to: '2026-10-01', count: 9 }]);
  });

  it('merges rare reasons so that none can be subtracted', () => {
    const many = published(50);
    const reasons = (...some: readonly CountOfDecisions[]) => told([many, ...some]).reasons;
    expect(
      reasons(refused('abuse', 9), refused('duplicate', 3), refused('notAboutWork', 2)),
    ).toEqual([
      { reason: 'abuse', count: 9 },
      { reason: null, count: 5 },
    ]);
    expect(
      reasons(refused('abuse', 9), refused('personalData', 6), refused('duplicate', 1)),
    ).toEqual([
      { reason: 'abuse', count: 9 },
      { reason: null, count: 7 },
    ]);
    expect(reasons(refused('abuse', 9), refused('duplicate', 1))).toEqual([]);
  });

  it('hides a rare kind of decision, and all that would reveal it', () => {
    const {
      decided,
      published: some,
      refused: few,
      reasons,
      replies,
    } = told([published(30), refused('abuse', 4)]);
    expect([decided, some, few, reasons, replies]).toEqual([34, null, null, [], null]);
  });

  it('publishes replies only if reviews without one are not few either', () => {
    const some = [published(40), refused('abuse', 5)];
    expect(told(some, WAITS, { published: 40, replied: 35 }).replies).not.toBeNull();
    expect(told(some, WAITS, { published: 40, replied: 36 }).replies).toBeNull();
    expect(told(some, WAITS, { published: 40, replied: 4 }).replies).toBeNull();
  });

  it('publishes reports and appeals only if neither outcome is rare', () => {
    const of = (read: number, turned: number) => {
      const { reported, appealed } = told([published(1)], WAITS, REPLIES, { read, turned });
      expect(appealed).toEqual(reported);
      return reported;
    };
    expect(of(10, 5)).toEqual({ read: 10, turned: 5 });
    expect(of(9, 5)).toBeNull();
    expect(of(90, 4)).toBeNull();
  });

  it("publishes visitors' reports only if neither they nor the others are few", () => {
    const of = (all: [number, number], some: [number, number]) => {
      const [reread, visitors] = [all, some].map(([read, turned]) => ({ read, turned }));
      return told([published(1)], WAITS, REPLIES, reread, visitors).reportedByVisitors;
    };
    expect(of([30, 12], [12, 6])).toEqual({ read: 12, turned: 6 });
    expect(of([30, 12], [12, 4])).toBeNull();
    expect(of([30, 10], [12, 6])).toBeNull();
    expect(of([16, 11], [11, 6])).toBeNull();
  });

  it('hides fewer than five', () => {
    const waits = { ...WAITS, count: 4 };
    expect(
      told([published(4)], waits, { published: 40, replied: 4 }, { read: 4, turned: 0 }),
    ).toEqual({
      decided: null,
      published: null,
      refused: null,
      periods: [],
      reasons: [],
      waits: null,
      replies: null,
      reported: null,
      reportedByVisitors: null,
      appealed: null,
    });
  });
});
