import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { loadIntegrity, refreshIntegrity } from '#features/integrity/server/load-integrity.ts';
import { decideReview } from '#features/review/server/decide-review.ts';
import { db } from '#shared/server/db/pool.ts';
import { nightlyStats } from '#shared/server/db/schema/company-stats.ts';
import { moderationLog, reviewReports, reviews } from '#shared/server/db/schema/reviews.ts';
import { sendReview } from '../support/calls/review-acts.ts';
import { dateDecisions, emptyDecisions } from '../support/database/decision-log.ts';
import {
  makeAdmin,
  makeCompany,
  makePublished,
  makeWriter,
} from '../support/fixtures/review-fixture.ts';

const NOW = new Date('2026-11-22T12:00:00+07:00');
const HOUR = 60 * 60_000;

let idEmp = 0;
let idAdmin = 0;

async function decided(
  at: string,
  hours: number,
  action: 'publish' | 'refuse',
  proved = '2024-01-01T00:00:00+07:00',
): Promise<void> {
  const idReview = await sendReview(idEmp, await makeWriter(new Date(proved)));
  const verdict = action === 'publish' ? { action } : { action, reasonCode: 'abuse' as const };
  await decideReview(idReview, { ...verdict, revision: 1 }, idAdmin, new Date());
  const createdAt = new Date(at);
  const submittedAt = new Date(createdAt.getTime() - hours * HOUR);
  await dateDecisions(createdAt, idReview);
  await db.update(reviews).set({ submittedAt }).where(eq(reviews.idReview, idReview));
}

async function lastNight(now: Date) {
  await refreshIntegrity(db, now);
  return loadIntegrity(db, now);
}

beforeAll(async () => {
  idEmp = await makeCompany();
  idAdmin = await makeAdmin();
});

it('returns nothing before the first night without making a reader wait', async () => {
  await decided('2026-10-01T12:00:00+07:00', 10, 'publish');
  await db.delete(nightlyStats);
  expect(await loadIntegrity(db, NOW)).toMatchObject({ decided: null, periods: [], waits: null });
  await emptyDecisions();
});

it('counts decisions by complete Thai months', async () => {
  for (let number = 0; number < 6; number += 1) {
    await decided('2026-10-31T23:30:00+07:00', 10, 'publish');
    await decided('2026-09-01T00:30:00+07:00', 30, 'refuse');
    await decided('2026-11-01T00:30:00+07:00', 500, 'publish');
    await decided('2025-10-31T23:30:00+07:00', 500, 'publish');
  }
  const report = await lastNight(NOW);
  expect(report).toMatchObject({
    from: '2025-11-01',
    to: '2026-10-31',
    decided: 12,
    published: 6,
    refused: 6,
    periods: [
      { from: '2025-11-01', to: '2026-09-01', count: 6 },
      { from: '2026-10-01', to: '2026-10-01', count: 6 },
    ],
    reasons: [{ reason: 'abuse', count: 6 }],
    waits: { median: 20, most: 30 },
    replies: null,
  });
});

it('returns the report of the last night until the new month has one', async () => {
  await refreshIntegrity(db, new Date('2025-03-31T12:00:00+07:00'));
  const previous = await loadIntegrity(db, new Date('2025-04-03T00:30:00+07:00'));
  expect(previous).toMatchObject({ from: '2024-03-01', to: '2025-02-28' });
  await refreshIntegrity(db, new Date('2025-04-03T04:15:00+07:00'));
  const renewed = await loadIntegrity(db, new Date('2025-04-03T04:16:00+07:00'));
  expect(renewed).toMatchObject({ from: '2024-04-01', to: '2025-03-31' });
});

it('returns the report of the previous release until the first night', async () => {
  const stored = { from: '2021-06-01', to: '2022-05-31', decided: 77 };
  await db.insert(nightlyStats).values({ name: 'integrity', key: stored.from, stats: stored });
  const now = new Date('2022-06-15T12:00:00+07:00');
  expect(await loadIntegrity(db, now)).toEqual(stored);
  await refreshIntegrity(db, now);
  expect(await loadIntegrity(db, now)).toMatchObject({ from: stored.from, decided: null });
});

it('counts a month that is over once, and the last two again', async () => {
  const night = async () => (await lastNight(new Date('2023-06-15T04:15:00+07:00'))).periods;
  const publish = (at: string, length: number) =>
    db.insert(moderationLog).values(
      Array.from({ length }, () => {
        return { idAdmin, action: 'publish', leafHash: 'x', createdAt: new Date(at) };
      }),
    );
  const [over, last] = ['2023-01-10T12:00:00+07:00', '2023-05-10T12:00:00+07:00'];
  await publish(over, 6);
  await publish(last, 7);
  const first = [
    { from: '2022-06-01', to: '2023-01-01', count: 6 },
    { from: '2023-02-01', to: '2023-05-01', count: 7 },
  ];
  expect(await night()).toEqual(first);
  await publish(over, 1);
  await publish(last, 1);
  expect(await night()).toEqual([first[0], { ...first[1], count: 8 }]);
});

it('counts reports and appeals by what was decided, and never as reviews that were checked', async () => {
  const createdAt = new Date('2024-05-10T12:00:00+07:00');
  const decision = { idAdmin, leafHash: 'x', createdAt };
  const made = { keep: 6, remove: 5, dismiss: 8, uphold: 7 };
  await db
    .insert(moderationLog)
    .values(
      Object.entries(made).flatMap(([action, length]) =>
        Array.from({ length }, () => ({ ...decision, action })),
      ),
    );
  const report = await lastNight(new Date('2024-06-15T12:00:00+07:00'));
  expect(report).toMatchObject({
    decided: null,
    reported: { read: 11, turned: 5 },
    appealed: { read: 15, turned: 7 },
  });
});

it('counts apart what visitors alone reported', async () => {
  const decidedAt = new Date('2021-05-10T12:00:00+07:00');
  const decision = { idAdmin, leafHash: 'x', createdAt: decidedAt };
  const actions = Array.from({ length: 24 }, (_, at) => (at < 12 ? 'keep' : 'remove'));
  await db.insert(moderationLog).values(actions.map((action) => ({ ...decision, action })));
  for (let number = 0; number < 11; number += 1) {
    const idReview = await makePublished(idEmp);
    const status = number < 6 ? 'removed' : 'kept';
    const report = { idReview, reason: 'abuse', status, decidedAt } as const;
    const hash = (name: string) =>
      ({ reporterKind: 'visitor', visitorHash: `${name}${idReview}` }) as const;
    // Two visitors of one review are one decision; one of an account makes it none of theirs.
    await db
      .insert(reviewReports)
      .values([
        { ...report, ...hash('one') },
        { ...report, ...hash('other') },
        ...(number === 0 ? [{ ...report, reporterKind: 'employer' } as const] : []),
      ]);
  }
  const report = await lastNight(new Date('2021-06-15T12:00:00+07:00'));
  expect(report).toMatchObject({
    reported: { read: 24, turned: 12 },
    reportedByVisitors: { read: 10, turned: 5 },
  });
});

it('measures the wait of a review from the verification of its writer’s email', async () => {
  const at = '2024-05-10T12:00:00+07:00';
  for (let number = 0; number < 3; number += 1) {
    await decided(at, 90, 'publish', '2024-05-10T08:00:00+07:00');
    await decided(at, 6, 'publish', '2025-01-01T00:00:00+07:00');
  }
  const { waits } = await lastNight(new Date('2024-08-15T12:00:00+07:00'));
  expect(waits).toEqual({ median: 5, most: 6 });
});
