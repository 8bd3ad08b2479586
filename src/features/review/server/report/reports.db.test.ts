import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { NO_SESSIONS } from '#shared/core/session.ts';
import { db } from '#shared/server/db/pool.ts';
import { emailOutbox } from '#shared/server/db/schema/operations.ts';
import { moderationLog, reviewReports, reviews } from '#shared/server/db/schema/reviews.ts';
import { actionsOn, reviewRow } from '#tests/calls/review-acts.ts';
import { callEndpoint } from '#tests/contracts/endpoint-calls.ts';
import { untilWaiting } from '#tests/database/until-waiting.ts';
import { employerWithPassword, sessionOf } from '#tests/fixtures/employer-fixture.ts';
import { signedInAs } from '#tests/fixtures/invitation-fixture.ts';
import {
  makeAdmin,
  makePublished,
  makeWriter,
  publicIdOf,
  reviewForm,
} from '#tests/fixtures/review-fixture.ts';
import { decideReportsEndpoint, reportEndpoint } from '../../core/report/report-contract.ts';
import { reviewListQuery } from '../../core/review-contract.ts';
import { editReview } from '../edit/edit-review.ts';
import { listCompanyReviews } from '../list-company-reviews.ts';
import { purgeCases } from '../moderation-queries.ts';
import { loadReview } from '../one-review/load-review.ts';
import { decisionLeaf } from '../publication/decision-leaf.ts';
import { eraseWriter } from '../removal/erase-writer.ts';
import { findSummary } from '../review-queries.ts';
import { recalculateAll } from '../scores/recalculate-scores.ts';
import { countReportedReviews, deleteReportsBy, listReportedReviews } from './report-queries.ts';

const DAY = 24 * 60 * 60_000;
const REPORT = { reason: 'advertising', text: 'ชวนซื้อสินค้าในย่อหน้าแรก' } as const;

let employer: Awaited<ReturnType<typeof sessionOf>>;
let idReview = 0;
let id = '';

beforeEach(async () => {
  employer = await sessionOf(await employerWithPassword());
  idReview = await makePublished(employer.idEmp);
  id = await publicIdOf(idReview);
});

const person = (idJsk: number) => ({ jobSeeker: signedInAs('x@example.com', idJsk) });
const unproved = (idJsk: number) => ({
  jobSeeker: { ...signedInAs('x@example.com', idJsk), emailVerified: false },
});
const report = (by: object, body: Readonly<Record<string, unknown>> = REPORT, about = id) =>
  callEndpoint(reportEndpoint, { sessions: { ...NO_SESSIONS, ...by }, ids: { id: about }, body });
const reported = () => db.select().from(reviewReports).where(eq(reviewReports.idReview, idReview));
const listed = async () =>
  (await listCompanyReviews(employer.idEmp, reviewListQuery.parse({}))).reviews.length;

describe('reportReview', () => {
  it('stores one report per company and person, and hides nothing', async () => {
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

  it('accepts reports of the reviewed company, a verified email or a visitor, never of the writer', async () => {
    const other = await sessionOf(await employerWithPassword());
    const writer = (await reviewRow(idReview)).idJsk ?? 0;
    for (const by of [person(writer), unproved(writer), { employer, ...person(writer) }])
      expect(await report(by)).toMatchObject({ code: 'own_review' });
    expect(await reported()).toEqual([]);
    // Signed in as both: for another company's review the job seeker reports.
    expect(await report({ employer: other, ...person(await makeWriter()) })).toMatchObject({
      ok: true,
    });
    expect(await reported()).toMatchObject([{ reporterKind: 'jobSeeker' }]);
  });

  it('requires a public review, a listed reason, and bounded text', async () => {
    const by = person(await makeWriter());
    expect(await report(by, REPORT, crypto.randomUUID())).toMatchObject({ code: 'not_found' });
    expect(await report(by, REPORT, String(idReview))).toMatchObject({ code: 'not_found' });
    for (const body of [{}, { reason: 'stars' }, { ...REPORT, text: 'x'.repeat(1001) }]) {
      expect(await report(by, body)).toMatchObject({ code: 'invalid_fields' });
    }
    for (const status of ['waiting', 'refused'] as const) {
      await db.update(reviews).set({ status }).where(eq(reviews.idReview, idReview));
      expect(await report(by)).toMatchObject({ code: 'not_found' });
    }
    expect(await reported()).toEqual([]);
  });

  it('rejects a report of a review removed in between', async () => {
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

  it('allows twenty reports a day', async () => {
    const by = person(await makeWriter());
    for (let count = 0; count < 20; count += 1)
      expect(await report(by)).toMatchObject({ ok: true });
    expect(await report(by)).toMatchObject({ code: 'too_many_requests' });
    expect(await report({ employer })).toMatchObject({ ok: true });
  });

  it('counts against the reporting session where a browser has two', async () => {
    const other = await sessionOf(await employerWithPassword());
    const ofOther = await publicIdOf(await makePublished(other.idEmp));
    const by = person(await makeWriter());
    for (let count = 0; count < 20; count += 1)
      expect(await report({ employer: other, ...by })).toMatchObject({ ok: true });
    expect(await report({ employer: other, ...by })).toMatchObject({ code: 'too_many_requests' });
    expect(await report({ employer: other, ...by }, REPORT, ofOther)).toMatchObject({ ok: true });
    expect(await report(by, REPORT, ofOther)).toMatchObject({ code: 'too_many_requests' });
  });

  it('loses person and text when they leave, and is deleted when the company closes', async () => {
    const idJsk = await makeWriter();
    await report(person(idJsk));
    await report({ employer });
    await eraseWriter(idJsk, 'keep');
    const left = await reported();
    expect(left.toSorted((a, b) => a.idReport - b.idReport)).toMatchObject([
      { reporterKind: 'jobSeeker', idJsk: null, text: '', reason: 'advertising' },
      { reporterKind: 'employer' },
    ]);
    const other = await sessionOf(await employerWithPassword());
    await deleteReportsBy(db, employer.idEmp, new Date(Date.now() - DAY));
    await deleteReportsBy(db, other.idEmp, new Date());
    expect(await reported()).toHaveLength(2);
    await deleteReportsBy(db, employer.idEmp, new Date());
    expect(await reported()).toMatchObject([{ reporterKind: 'jobSeeker' }]);
  });

  it('erases text ninety days after the decision, and the rest after two years', async () => {
    await report({ employer });
    const now = new Date();
    await purgeCases(db, new Date(now.getTime() + 3000 * DAY));
    expect(await reported()).toMatchObject([REPORT]);
    await db.update(reviewReports).set({ status: 'kept', decidedAt: now });
    const purgeAfter = (days: number) => purgeCases(db, new Date(now.getTime() + days * DAY));
    await purgeAfter(89);
    expect(await reported()).toMatchObject([REPORT]);
    await purgeAfter(91);
    expect(await reported()).toMatchObject([{ reason: REPORT.reason, text: '' }]);
    await purgeAfter(729);
    expect(await reported()).toHaveLength(1);
    await purgeAfter(732);
    expect(await reported()).toEqual([]);
  });
});

describe('decideReports', () => {
  let idAdmin = 0;
  beforeEach(async () => {
    await db.delete(reviewReports);
    await db.delete(emailOutbox);
    idAdmin = await makeAdmin();
  });

  async function reportedBy(by?: number): Promise<number> {
    const idJsk = by ?? (await makeWriter());
    expect(await report(person(idJsk))).toMatchObject({ ok: true });
    return idJsk;
  }

  const waiting = () => listReportedReviews(db, { page: 1, pageSize: 50 });
  const lastReport = async () => (await waiting())[0]?.reports.at(-1)?.idReport ?? 0;
  const decide = (body: object) => {
    const platformAdmin = { idSession: 'x', idAdmin, name: 'Team' };
    return callEndpoint(decideReportsEndpoint, {
      sessions: { ...NO_SESSIONS, platformAdmin },
      ids: { id: idReview },
      body: { revision: 1, ...body },
    });
  };
  const remove = async () =>
    decide({ decision: 'refuse', reasonCode: 'abuse', lastReport: await lastReport() });
  const logged = () => db.select().from(moderationLog).where(eq(moderationLog.idReview, idReview));

  it('lists each reported review once, with its reports and neither stars nor persons', async () => {
    const other = await makePublished(employer.idEmp);
    const first = await reportedBy();
    await reportedBy();
    await reportedBy(first);
    const [one, ...rest] = await waiting();
    expect(rest).toEqual([]);
    expect(await countReportedReviews(db)).toBe(1);
    expect(one?.idReview).toBe(idReview);
    expect(one?.reports).toHaveLength(2);
    expect(JSON.stringify(one)).not.toMatch(/rating|useful|jsk|user|address|publicId/i);
    expect(other).not.toBe(idReview);
  });

  it('lists the review of the oldest waiting report first', async () => {
    const later = await makePublished(employer.idEmp);
    await reportedBy();
    const early = { idReview: later, reporterKind: 'employer', reason: 'abuse' } as const;
    await db.insert(reviewReports).values({ ...early, createdAt: new Date(0) });
    expect((await waiting()).map((one) => one.idReview)).toEqual([later, idReview]);
  });

  it('closes only the reports read, and leaves newer ones open', async () => {
    const reporter = await reportedBy();
    const read = await lastReport();
    await reportedBy();
    expect(await decide({ decision: 'keep', lastReport: read })).toEqual({ ok: true, value: null });
    expect(await loadReview(id)).not.toBeNull();
    expect((await waiting())[0]?.reports).toHaveLength(1);
    expect(await db.$count(emailOutbox)).toBe(0);
    const [decision] = await logged();
    expect(decision).toMatchObject({ action: 'keep', reasonCode: '', idAdmin });
    expect(decision?.leafHash).toBe(
      decisionLeaf({ idReview, action: 'keep', reasonCode: '' }, decision?.salt ?? ''),
    );
    expect(await actionsOn(`review:${idReview}`)).toEqual(['review.keep']);
    await reportedBy(reporter);
    expect((await waiting())[0]?.reports).toHaveLength(1);
    expect(await decide({ decision: 'keep', lastReport: read })).toMatchObject({
      code: 'conflict',
    });
  });

  it('removes a review like a rejection: from pages and score, with reason and mail', async () => {
    await makePublished(employer.idEmp, { ratingOverall: 1 });
    await recalculateAll(db);
    await reportedBy();
    await reportedBy();
    expect(await decide({ decision: 'refuse', lastReport: 1 })).toMatchObject({
      fields: { reasonCode: ['reasonRequired'] },
    });
    expect(await remove()).toEqual({ ok: true, value: null });
    expect(await loadReview(id)).toBeNull();
    expect((await findSummary(db, employer.idEmp))?.reviewCount).toBe(1);
    expect(await reviewRow(idReview)).toMatchObject({ status: 'refused', reasonCode: 'abuse' });
    const mails = await db.select().from(emailOutbox);
    expect(mails).toMatchObject([{ template: 'review-rejected', props: { reasonCode: 'abuse' } }]);
    expect(await logged()).toMatchObject([{ action: 'remove', reasonCode: 'abuse' }]);
    expect(await waiting()).toEqual([]);
    const reports = await db.select().from(reviewReports);
    expect(reports.map(({ status }) => status)).toEqual(['removed', 'removed']);
    expect(await decide({ decision: 'refuse', reasonCode: 'abuse', lastReport: 1 })).toMatchObject({
      code: 'conflict',
    });
  });

  it('removes a review whose writer has left, without a mail', async () => {
    await reportedBy();
    await db.update(reviews).set({ idJsk: null }).where(eq(reviews.idReview, idReview));
    expect(await remove()).toMatchObject({ ok: true });
    expect(await db.$count(emailOutbox)).toBe(0);
  });

  it('decides nothing without a report', async () => {
    const nothing = { decision: 'refuse', reasonCode: 'abuse', lastReport: 1 };
    expect(await decide(nothing)).toMatchObject({ code: 'conflict' });
    expect(await loadReview(id)).not.toBeNull();
  });

  it('drops reports when the writer edits the reported text', async () => {
    const reporter = await reportedBy();
    const before = await lastReport();
    const idJsk = (await reviewRow(idReview)).idJsk ?? 0;
    const edited = await editReview({ idReview, idJsk }, reviewForm(employer.idEmp), new Date());
    expect(edited.ok).toBe(true);
    expect(await waiting()).toEqual([]);
    await db.update(reviews).set({ status: 'published' }).where(eq(reviews.idReview, idReview));
    await reportedBy(reporter);
    expect(await waiting()).toHaveLength(1);
    expect(await decide({ decision: 'keep', lastReport: before + 1000 })).toMatchObject({
      code: 'conflict',
    });
  });
});
