import { and, eq, ne } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { NO_SESSIONS } from '#shared/core/session.ts';
import { db } from '#shared/server/db/pool.ts';
import { jobSeekers } from '#shared/server/db/schema/job-seekers.ts';
import { auditLog, outgoingMails } from '#shared/server/db/schema/outreach.ts';
import { moderationLog, reviewAppeals, reviews } from '#shared/server/db/schema/reviews.ts';
import { sendReview } from '../../../../../tests/support/calls/review-acts.ts';
import { callEndpoint } from '../../../../../tests/support/contracts/endpoint-calls.ts';
import {
  makeAdmin,
  makeCompany,
  makeWriter,
  reviewForm,
} from '../../../../../tests/support/fixtures/review-fixture.ts';
import { decideAppealEndpoint } from '../../core/appeal/appeal-contract.ts';
import { decideReview } from '../decide-review.ts';
import { editReview } from '../edit/edit-review.ts';
import { decisionLeaf } from '../publication/decision-leaf.ts';
import { publishDueReview } from '../publication/publish-due-review.ts';
import { countAppeals, listAppeals } from './appeal-queries.ts';
import { appealReview } from './appeal-review.ts';

const WORDS = 'ประโยคนั้นพูดถึงระบบงาน ไม่ได้พูดถึงใคร';
const writer = { address: '192.0.2.1' };
const now = () => new Date();

let idAdmin = 0;
let other = 0;
let idEmp = 0;
let idJsk = 0;
let idReview = 0;

const refuse = (revision: number) =>
  decideReview(idReview, { action: 'refuse', reasonCode: 'abuse', revision }, other, now());
const appeal = () => appealReview({ idReview, idJsk, words: WORDS }, now());

beforeEach(async () => {
  await db.delete(reviewAppeals);
  [idAdmin, other] = [await makeAdmin(), await makeAdmin()];
  [idEmp, idJsk] = [await makeCompany(), await makeWriter()];
  await db.update(jobSeekers).set({ language: 'en' }).where(eq(jobSeekers.idJsk, idJsk));
  idReview = await sendReview(idEmp, idJsk);
  await refuse(1);
  await appeal();
  await db.delete(outgoingMails);
});

const waiting = () => listAppeals(db, { page: 1, pageSize: 50 });
const idAppeal = async () => (await waiting())[0]?.idAppeal ?? 0;
const decide = async (decision: 'uphold' | 'dismiss', read?: number) => {
  const platformAdmin = { idSession: 'x', idAdmin, name: 'Team' };
  return callEndpoint(decideAppealEndpoint, {
    sessions: { ...NO_SESSIONS, platformAdmin },
    ids: { id: idReview },
    body: { decision, idAppeal: read ?? (await idAppeal()) },
  });
};
const stands = async () => {
  const [row] = await db.select().from(reviews).where(eq(reviews.idReview, idReview));
  return row;
};
const mails = () => db.select().from(outgoingMails);

it('the team reads the review, why it was refused and what its writer says, neither stars nor person', async () => {
  const [one, ...rest] = await waiting();
  expect(rest).toEqual([]);
  expect(await countAppeals(db)).toBe(1);
  expect(one).toMatchObject({
    idReview,
    reasonCode: 'abuse',
    words: WORDS,
    refusedBy: other,
    goodPoints: reviewForm(idEmp).goodPoints,
  });
  expect(JSON.stringify(one)).not.toMatch(/rating|useful|jsk|user|address|publicId/i);
});

it('an upheld one is published as a review that waits is, and its writer is told in their language', async () => {
  expect(await decide('uphold')).toEqual({ ok: true, value: null });
  expect(await stands()).toMatchObject({ status: 'waiting', reasonCode: null });
  expect((await stands())?.publishAfter).not.toBeNull();
  expect(await mails()).toMatchObject([
    { template: 'review-appeal-decided', lang: 'en', props: { status: 'upheld' } },
  ]);
  const [decision] = await db
    .select()
    .from(moderationLog)
    .where(and(eq(moderationLog.idReview, idReview), ne(moderationLog.action, 'refuse')));
  expect(decision).toMatchObject({ action: 'uphold', reasonCode: '', idAdmin });
  expect(decision?.leafHash).toBe(
    decisionLeaf({ idReview, action: 'uphold', reasonCode: '' }, decision?.salt ?? ''),
  );
  const acts = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `review:${idReview}`));
  expect(acts.map(({ action }) => action).toSorted()).toEqual(['review.refuse', 'review.uphold']);
  await publishDueReview(idReview, new Date(Date.now() + 25 * 60 * 60_000));
  expect((await stands())?.status).toBe('published');
});

it('a dismissed one leaves the review refused, and is not asked again', async () => {
  expect(await decide('dismiss')).toEqual({ ok: true, value: null });
  expect(await stands()).toMatchObject({ status: 'refused', reasonCode: 'abuse' });
  expect(await mails()).toMatchObject([{ props: { status: 'dismissed' } }]);
  expect(await waiting()).toEqual([]);
  expect(await appeal()).toMatchObject({ code: 'already_appealed' });
});

it('of two of the team one decides', async () => {
  const read = await idAppeal();
  const both = await Promise.all([decide('uphold', read), decide('dismiss', read)]);
  expect(both.map((one) => one?.ok).toSorted()).toEqual([false, true]);
  expect(await decide('dismiss', read)).toMatchObject({ code: 'conflict' });
  expect(await mails()).toHaveLength(1);
});

it('what was mended since is not decided by what was read', async () => {
  const read = await idAppeal();
  const own = { idReview, idJsk, ...writer };
  expect((await editReview(own, reviewForm(idEmp), now())).ok).toBe(true);
  expect(await decide('uphold', read)).toMatchObject({ code: 'conflict' });
  await refuse(2);
  await appeal();
  expect(await decide('uphold', read)).toMatchObject({ code: 'conflict' });
  expect((await stands())?.status).toBe('refused');
});

it('a second review of one mailbox is not published by appeal either', async () => {
  await db.update(reviews).set({ isCounted: false }).where(eq(reviews.idReview, idReview));
  expect(await decide('uphold')).toMatchObject({ code: 'mailbox_used' });
  expect((await stands())?.status).toBe('refused');
  expect(await countAppeals(db)).toBe(1);
});
