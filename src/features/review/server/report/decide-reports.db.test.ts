import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { NO_SESSIONS } from '#shared/core/session.ts';
import { db } from '#shared/server/db/pool.ts';
import { auditLog, outgoingMails } from '#shared/server/db/schema/outreach.ts';
import { moderationLog, reviewReports, reviews } from '#shared/server/db/schema/reviews.ts';
import { callEndpoint } from '#tests/contracts/endpoint-calls.ts';
import {
  makeAdmin,
  makeCompany,
  makePublished,
  makeWriter,
  publicIdOf,
  reviewForm,
} from '#tests/fixtures/review-fixture.ts';
import { decideReportsEndpoint } from '../../core/report/report-contract.ts';
import { editReview } from '../edit/edit-review.ts';
import { loadReview } from '../one-review/load-review.ts';
import { decisionLeaf } from '../publication/decision-leaf.ts';
import { findSummary } from '../review-queries.ts';
import { recalculateAll } from '../scores/recalculate-scores.ts';
import { countReportedReviews, listReportedReviews } from './report-queries.ts';
import { reportReview } from './report-review.ts';

let idAdmin = 0;
let idEmp = 0;
let idReview = 0;
let id = '';

beforeEach(async () => {
  await db.delete(reviewReports);
  await db.delete(outgoingMails);
  [idAdmin, idEmp] = [await makeAdmin(), await makeCompany()];
  idReview = await makePublished(idEmp);
  id = await publicIdOf(idReview);
});

async function report(by?: number): Promise<number> {
  const idJsk = by ?? (await makeWriter());
  const jobSeeker = { idSession: 'x', idJsk, username: '', emailVerified: true };
  const order = { id, reason: 'abuse', words: 'ประโยคสุดท้าย' } as const;
  const done = await reportReview({ ...order, by: { employer: null, jobSeeker } });
  expect(done.ok).toBe(true);
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

it('the team reads each reported review once, with its reports and neither stars nor persons', async () => {
  const other = await makePublished(idEmp);
  const first = await report();
  await report();
  await report(first);
  const [one, ...rest] = await waiting();
  expect(rest).toEqual([]);
  expect(await countReportedReviews(db)).toBe(1);
  expect(one?.idReview).toBe(idReview);
  expect(one?.reports).toHaveLength(2);
  expect(JSON.stringify(one)).not.toMatch(/rating|useful|jsk|user|address|publicId/i);
  expect(other).not.toBe(idReview);
});

it('the review whose first report waits longest comes first', async () => {
  const later = await makePublished(idEmp);
  await report();
  const early = { idReview: later, reporterKind: 'employer', reason: 'abuse' } as const;
  await db.insert(reviewReports).values({ ...early, createdAt: new Date(0) });
  expect((await waiting()).map((one) => one.idReview)).toEqual([later, idReview]);
});

it('keeps a review for what was read, and leaves what came in meanwhile', async () => {
  const reporter = await report();
  const read = await lastReport();
  await report();
  expect(await decide({ decision: 'keep', lastReport: read })).toEqual({ ok: true, value: null });
  expect(await loadReview(id)).not.toBeNull();
  expect((await waiting())[0]?.reports).toHaveLength(1);
  expect(await db.$count(outgoingMails)).toBe(0);
  const [decision] = await logged();
  expect(decision).toMatchObject({ action: 'keep', reasonCode: '', idAdmin });
  expect(decision?.leafHash).toBe(
    decisionLeaf({ idReview, action: 'keep', reasonCode: '' }, decision?.salt ?? ''),
  );
  const acts = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `review:${idReview}`));
  expect(acts.map(({ action }) => action)).toEqual(['review.keep']);
  // Whoever was answered asks in vain.
  await report(reporter);
  expect((await waiting())[0]?.reports).toHaveLength(1);
  expect(await decide({ decision: 'keep', lastReport: read })).toMatchObject({ code: 'conflict' });
});

it('takes a review down as it refuses one: out of pages and score, with a reason and a mail', async () => {
  await makePublished(idEmp, { ratingOverall: 1 });
  await recalculateAll(db);
  await report();
  await report();
  expect(await decide({ decision: 'refuse', lastReport: 1 })).toMatchObject({
    fields: { reasonCode: ['reasonRequired'] },
  });
  expect(await remove()).toEqual({ ok: true, value: null });
  expect(await loadReview(id)).toBeNull();
  expect((await findSummary(db, idEmp))?.reviewCount).toBe(1);
  const [row] = await db.select().from(reviews).where(eq(reviews.idReview, idReview));
  expect(row).toMatchObject({ status: 'refused', reasonCode: 'abuse' });
  const mails = await db.select().from(outgoingMails);
  expect(mails).toMatchObject([{ template: 'review-refused', props: { reasonCode: 'abuse' } }]);
  expect(await logged()).toMatchObject([{ action: 'remove', reasonCode: 'abuse' }]);
  expect(await waiting()).toEqual([]);
  const reports = await db.select().from(reviewReports);
  expect(reports.map(({ status }) => status)).toEqual(['removed', 'removed']);
  expect(await decide({ decision: 'refuse', reasonCode: 'abuse', lastReport: 1 })).toMatchObject({
    code: 'conflict',
  });
});

it('takes a review down whose writer has left, and tells nobody', async () => {
  await report();
  await db.update(reviews).set({ idJsk: null }).where(eq(reviews.idReview, idReview));
  expect(await remove()).toMatchObject({ ok: true });
  expect(await db.$count(outgoingMails)).toBe(0);
});

it('decides of what nobody reported nothing', async () => {
  const nothing = { decision: 'refuse', reasonCode: 'abuse', lastReport: 1 };
  expect(await decide(nothing)).toMatchObject({ code: 'conflict' });
  expect(await loadReview(id)).not.toBeNull();
});

it('reports fall when the writer changes the words they were about', async () => {
  const reporter = await report();
  const before = await lastReport();
  const [row] = await db.select().from(reviews).where(eq(reviews.idReview, idReview));
  const idJsk = row?.idJsk ?? 0;
  const edited = await editReview(
    { idReview, idJsk, address: '192.0.2.1' },
    reviewForm(idEmp),
    new Date(),
  );
  expect(edited.ok).toBe(true);
  expect(await waiting()).toEqual([]);
  await db.update(reviews).set({ status: 'published' }).where(eq(reviews.idReview, idReview));
  await report(reporter);
  expect(await waiting()).toHaveLength(1);
  expect(await decide({ decision: 'keep', lastReport: before + 1000 })).toMatchObject({
    code: 'conflict',
  });
});
