import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { NO_SESSIONS } from '#shared/core/session.ts';
import { db } from '#shared/server/db/pool.ts';
import { reviewReports, reviews } from '#shared/server/db/schema/reviews.ts';
import { callEndpoint } from '#tests/contracts/endpoint-calls.ts';
import { untilWaiting } from '#tests/database/until-waiting.ts';
import { employerWithPassword, sessionOf } from '#tests/fixtures/employer-fixture.ts';
import { makePublished, makeWriter, publicIdOf } from '#tests/fixtures/review-fixture.ts';
import { reportEndpoint } from '../../core/report/report-contract.ts';
import { reviewListQuery } from '../../core/review-contract.ts';
import { listCompanyReviews } from '../list-company-reviews.ts';
import { forgetCases } from '../moderation-queries.ts';
import { forgetWriter } from '../removal/forget-writer.ts';
import { deleteReportsBy } from './report-queries.ts';

const DAY = 24 * 60 * 60_000;
const REPORT = { reason: 'advertising', words: 'ชวนซื้อสินค้าในย่อหน้าแรก' } as const;

let employer: Awaited<ReturnType<typeof sessionOf>>;
let idReview = 0;
let id = '';

beforeEach(async () => {
  employer = await sessionOf(await employerWithPassword());
  idReview = await makePublished(employer.idEmp);
  id = await publicIdOf(idReview);
});

const person = (idJsk: number) => ({
  jobSeeker: { idSession: 'x', idJsk, username: 'x@example.com', emailVerified: true },
});
const report = (by: object, body: Readonly<Record<string, unknown>> = REPORT, about = id) =>
  callEndpoint(reportEndpoint, { sessions: { ...NO_SESSIONS, ...by }, ids: { id: about }, body });
const reported = () => db.select().from(reviewReports).where(eq(reviewReports.idReview, idReview));
const listed = async () =>
  (await listCompanyReviews(employer.idEmp, reviewListQuery.parse({}))).reviews.length;

it('is kept once for the company and once for each person, and hides nothing', async () => {
  const [first, second] = [await makeWriter(), await makeWriter()];
  const sent = { ok: true, value: { idReview: id } };
  for (const by of [{ employer }, person(first), person(first), person(second), { employer }]) {
    expect(await report(by)).toEqual(sent);
  }
  await Promise.all(Array.from({ length: 4 }, () => report(person(second))));
  expect(await reported()).toMatchObject([
    { ...REPORT, reporterKind: 'employer', idJsk: null, status: 'waiting' },
    { ...REPORT, reporterKind: 'jobSeeker', idJsk: first },
    { ...REPORT, reporterKind: 'jobSeeker', idJsk: second },
  ]);
  expect(await listed()).toBe(1);
});

it('comes from the company the review is about, or from a proved address, never from its writer', async () => {
  const other = await sessionOf(await employerWithPassword());
  const [row] = await db.select().from(reviews).where(eq(reviews.idReview, idReview));
  const writer = row?.idJsk ?? 0;
  expect(await report({})).toMatchObject({ code: 'unauthenticated' });
  expect(await report({ employer: other })).toMatchObject({ code: 'forbidden' });
  expect(await report(person(writer))).toMatchObject({ code: 'own_review' });
  expect(await report({ employer, ...person(writer) })).toMatchObject({ code: 'own_review' });
  const stranger = person(await makeWriter(null));
  expect(await report(stranger)).toMatchObject({ code: 'address_unproved' });
  expect(await reported()).toEqual([]);
  // Signed in as both, of another company it is the person who asks.
  expect(await report({ employer: other, ...person(await makeWriter()) })).toMatchObject({
    ok: true,
  });
  expect(await reported()).toMatchObject([{ reporterKind: 'jobSeeker' }]);
});

it('is of a public review, for a reason of the list, in bounded words', async () => {
  const by = person(await makeWriter());
  expect(await report(by, REPORT, crypto.randomUUID())).toMatchObject({ code: 'not_found' });
  expect(await report(by, REPORT, String(idReview))).toMatchObject({ code: 'not_found' });
  for (const body of [{}, { reason: 'stars' }, { ...REPORT, words: 'x'.repeat(1001) }]) {
    expect(await report(by, body)).toMatchObject({ code: 'invalid_fields' });
  }
  for (const status of ['waiting', 'refused'] as const) {
    await db.update(reviews).set({ status }).where(eq(reviews.idReview, idReview));
    expect(await report(by)).toMatchObject({ code: 'not_found' });
  }
  expect(await reported()).toEqual([]);
});

it('of a review that is taken down meanwhile is refused', async () => {
  const by = person(await makeWriter());
  const { sent } = await db.transaction(async (tx) => {
    await tx.update(reviews).set({ status: 'refused' }).where(eq(reviews.idReview, idReview));
    const reporting = report(by);
    await untilWaiting(db);
    return { sent: reporting };
  });
  expect(await sent).toMatchObject({ code: 'not_found' });
  expect(await reported()).toEqual([]);
});

it('may be sent twenty times a day', async () => {
  const by = person(await makeWriter());
  for (let count = 0; count < 20; count += 1) expect(await report(by)).toMatchObject({ ok: true });
  expect(await report(by)).toMatchObject({ code: 'too_many_requests' });
  expect(await report({ employer })).toMatchObject({ ok: true });
});

it('counts against the one who asks where somebody is signed in as both', async () => {
  const other = await sessionOf(await employerWithPassword());
  const ofOther = await publicIdOf(await makePublished(other.idEmp));
  const by = person(await makeWriter());
  for (let count = 0; count < 20; count += 1)
    expect(await report({ employer: other, ...by })).toMatchObject({ ok: true });
  expect(await report({ employer: other, ...by })).toMatchObject({ code: 'too_many_requests' });
  expect(await report({ employer: other, ...by }, REPORT, ofOther)).toMatchObject({ ok: true });
  expect(await report(by, REPORT, ofOther)).toMatchObject({ code: 'too_many_requests' });
});

it('loses the person and their words when they leave, and goes when the company closes', async () => {
  const idJsk = await makeWriter();
  await report(person(idJsk));
  await report({ employer });
  await forgetWriter(idJsk, 'keep');
  const left = await reported();
  expect(left.toSorted((a, b) => a.idReport - b.idReport)).toMatchObject([
    { reporterKind: 'jobSeeker', idJsk: null, words: '', reason: 'advertising' },
    { reporterKind: 'employer' },
  ]);
  const other = await sessionOf(await employerWithPassword());
  await deleteReportsBy(db, employer.idEmp, new Date(Date.now() - DAY));
  await deleteReportsBy(db, other.idEmp, new Date());
  expect(await reported()).toHaveLength(2);
  await deleteReportsBy(db, employer.idEmp, new Date());
  expect(await reported()).toMatchObject([{ reporterKind: 'jobSeeker' }]);
});

it('keeps its words for ninety days after the decision, and itself for two years', async () => {
  await report({ employer });
  const now = new Date();
  await forgetCases(db, new Date(now.getTime() + 3000 * DAY));
  expect(await reported()).toMatchObject([REPORT]);
  await db.update(reviewReports).set({ status: 'kept', decidedAt: now });
  const after = (days: number) => forgetCases(db, new Date(now.getTime() + days * DAY));
  await after(89);
  expect(await reported()).toMatchObject([REPORT]);
  await after(91);
  expect(await reported()).toMatchObject([{ reason: REPORT.reason, words: '' }]);
  await after(729);
  expect(await reported()).toHaveLength(1);
  await after(732);
  expect(await reported()).toEqual([]);
});
