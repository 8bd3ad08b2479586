import { randomUUID } from 'node:crypto';
import { eq, like, sql } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { emailOutbox } from '#shared/server/db/schema/operations.ts';
import { purgeExpiredMails } from '#shared/server/mail/purge-mails.ts';
import { decide, PUBLISH, REFUSE, reviewRow, sendReview } from '#tests/calls/review-acts.ts';
import { makeCompany, makePublished, makeWriter } from '#tests/fixtures/review-fixture.ts';
import { reviewListQuery } from '../../core/review-contract.ts';
import type { ReviewDecision } from '../decide-review.ts';
import { listCompanyReviews } from '../list-company-reviews.ts';
import { notifyWriter } from './notify-writer-job.ts';
import { publishDueReview } from './publish-due-review.ts';

/** Replaces the random delay by the longest one. */
vi.mock('node:crypto', async (original) => ({
  ...(await original<typeof import('node:crypto')>()),
  randomInt: (end: number) => end - 1,
}));

beforeEach(() => void vi.stubEnv('DEMO', '0'));

const LATE_IN_MARCH = new Date('2026-03-17T18:30:00.123Z');
const A_DAY_LATER = new Date('2026-03-18T18:30:00.123Z');
const all = reviewListQuery.parse({ vpp: 100 });

async function decided(idEmp: number, decision: ReviewDecision = PUBLISH): Promise<number> {
  const idReview = await sendReview(idEmp, await makeWriter(), LATE_IN_MARCH);
  await decide(idReview, decision, LATE_IN_MARCH);
  return idReview;
}

it('publishes a review up to a day after its decision', async () => {
  const { publishAfter, publicId } = await reviewRow(await decided(await makeCompany()));
  const delay = (publishAfter?.getTime() ?? 0) - LATE_IN_MARCH.getTime();
  expect([delay, publicId]).toEqual([(24 * 60 * 60 - 1) * 1000, null]);
});

it('does not publish a review before it is due', async () => {
  const idReview = await decided(await makeCompany());
  await publishDueReview(idReview, LATE_IN_MARCH);
  expect((await reviewRow(idReview)).status).toBe('waiting');
});

it('reveals the month of a published review alone, with an id free of number and time', async () => {
  const ids = [await decided(await makeCompany()), await decided(await makeCompany())];
  for (const idReview of ids) await publishDueReview(idReview, A_DAY_LATER);
  const [one, other] = await Promise.all(ids.map(reviewRow));
  expect([one?.publishedMonth, other?.publishedMonth]).toEqual(['2026-03-01', '2026-03-01']);
  const [groups, others] = [one, other].map((row) => row?.publicId?.split('-') ?? []);
  expect(groups?.[2]).toMatch(/^4/);
  expect([groups?.[0], groups?.[4]]).not.toContain(others?.[0]);
  expect([groups?.[0], groups?.[4]]).not.toContain(others?.[4]);
});

it('discloses common attributes of all five with the fifth review', async () => {
  const idEmp = await makeCompany();
  for (let count = 0; count < 4; count += 1) await makePublished(idEmp);
  await publishDueReview(await decided(idEmp), A_DAY_LATER);
  const { reviews: listed } = await listCompanyReviews(idEmp, all);
  expect(listed.map(({ jobGrade }) => jobGrade)).toEqual(new Array(5).fill('officer'));
});

it('notifies the writer up to a day later, once under retries', async () => {
  await db.delete(emailOutbox);
  const idReview = await decided(await makeCompany());
  await notifyWriter(idReview, randomUUID());
  await publishDueReview(idReview, A_DAY_LATER);
  expect(await db.$count(emailOutbox)).toBe(0);
  const { rows } = await db.execute<{ id: string; after: number }>(
    sql`select id, extract(epoch from start_after)::float8 - ${A_DAY_LATER.getTime() / 1000} as after
      from pgboss.job where name = 'notify-writer' and (data ->> 'idReview')::int = ${idReview}`,
  );
  expect(rows.map(({ after }) => after)).toEqual([24 * 60 * 60 - 1]);
  for (let times = 0; times < 2; times += 1) await notifyWriter(idReview, rows[0]?.id ?? '');
  expect(await db.$count(emailOutbox, eq(emailOutbox.template, 'review-published'))).toBe(1);
});

it('deletes mails about a decision a day later', async () => {
  await db.delete(emailOutbox);
  const idReview = await decided(await makeCompany());
  await publishDueReview(idReview, A_DAY_LATER);
  await notifyWriter(idReview, randomUUID());
  await decided(await makeCompany(), REFUSE);
  const aboutReviews = like(emailOutbox.template, 'review-%');
  expect(await db.$count(emailOutbox, aboutReviews)).toBe(2);
  await db.update(emailOutbox).set({ status: 'sent', sentAt: sql`now()` });
  await purgeExpiredMails(new Date(Date.now() + 24 * 60 * 60_000));
  expect(await db.$count(emailOutbox, aboutReviews)).toBe(0);
});
