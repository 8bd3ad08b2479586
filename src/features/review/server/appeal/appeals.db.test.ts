import { and, eq, ne } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { HOUR } from '#shared/core/limits.ts';
import { NO_SESSIONS } from '#shared/core/session.ts';
import { db } from '#shared/server/db/pool.ts';
import { jobSeekers } from '#shared/server/db/schema/job-seekers.ts';
import { emailOutbox } from '#shared/server/db/schema/operations.ts';
import { moderationLog, reviewAppeals, reviews } from '#shared/server/db/schema/reviews.ts';
import { actionsOn, reviewRow, sendReview } from '#tests/calls/review-acts.ts';
import { callEndpoint } from '#tests/contracts/endpoint-calls.ts';
import { dateDecisions } from '#tests/database/decision-log.ts';
import {
  makeAdmin,
  makeCompany,
  makePublished,
  makeWriter,
  reviewForm,
} from '#tests/fixtures/review-fixture.ts';
import { appealEndpoint, decideAppealEndpoint } from '../../core/appeal/appeal-contract.ts';
import { decideReview } from '../decide-review.ts';
import { editReview } from '../edit/edit-review.ts';
import { purgeCases } from '../moderation-queries.ts';
import { decisionLeaf } from '../publication/decision-leaf.ts';
import { publishDueReview } from '../publication/publish-due-review.ts';
import { eraseWriter } from '../removal/erase-writer.ts';
import { withdrawReview } from '../removal/withdraw-review.ts';
import { countAppeals, listAppeals } from './appeal-queries.ts';

const DAY = 24 * 60 * 60_000;
const WORDS = 'ประโยคนั้นพูดถึงระบบงาน ไม่ได้พูดถึงใคร';

let rejectedBy = 0;
let idEmp = 0;
let idJsk = 0;
let idReview = 0;

const now = () => new Date();
const refuse = (revision: number, of = idReview) =>
  decideReview(of, { action: 'refuse', reasonCode: 'abuse', revision }, rejectedBy, now());

async function refusedReview(about: number): Promise<number> {
  const sent = await sendReview(about, idJsk);
  await refuse(1, sent);
  return sent;
}

beforeEach(async () => {
  [rejectedBy, idEmp, idJsk] = [await makeAdmin(), await makeCompany(), await makeWriter()];
  idReview = await refusedReview(idEmp);
});

const appeal = (by = idJsk, about = idReview, text = WORDS) => {
  const jobSeeker = { idSession: 'x', idJsk: by, username: 'x@example.com', emailVerified: true };
  return callEndpoint(appealEndpoint, {
    sessions: { ...NO_SESSIONS, jobSeeker },
    ids: { id: about },
    body: { text },
  });
};
const appeals = () => db.select().from(reviewAppeals).where(eq(reviewAppeals.idReview, idReview));
const edit = () => editReview({ idReview, idJsk }, reviewForm(idEmp), now());

describe('appealReview', () => {
  it('stores one appeal per decision under concurrent calls', async () => {
    const all = await Promise.all(Array.from({ length: 4 }, () => appeal()));
    expect(all.filter((one) => one?.ok)).toEqual([{ ok: true, value: { idReview } }]);
    expect(await appeal()).toMatchObject({ code: 'already_appealed' });
    expect(await appeals()).toMatchObject([{ text: WORDS, status: 'open', decidedAt: null }]);
  });

  it('is restricted to the writer, and reveals no other review', async () => {
    const foreign = await appeal(await makeWriter());
    expect(foreign).toMatchObject({ code: 'not_found' });
    expect(await appeal(idJsk, 999_999_999)).toEqual(foreign);
    expect(await appeals()).toEqual([]);
  });

  it('requires a rejection, and a text of minimum length', async () => {
    const short = await appeal(idJsk, idReview, 'x'.repeat(19));
    expect(short).toMatchObject({ fields: { text: ['appealShort'] } });
    const long = await appeal(idJsk, idReview, 'x'.repeat(1001));
    expect(long).toMatchObject({ fields: { text: ['tooLong'] } });
    const published = await makePublished(idEmp);
    const { idJsk: by } = await reviewRow(published);
    expect(await appeal(by ?? 0, published)).toMatchObject({ code: 'not_rejected' });
  });

  it('is accepted within six months of the rejection', async () => {
    const refusedAt = (days: number) => dateDecisions(new Date(Date.now() - days * DAY));
    await refusedAt(186);
    expect(await appeal()).toMatchObject({ code: 'appeal_expired' });
    await refusedAt(180);
    expect(await appeal()).toMatchObject({ ok: true });
  });

  it('allows five a day over all reviews', async () => {
    const ids = [idReview];
    while (ids.length < 6) ids.push(await refusedReview(await makeCompany()));
    const [sixth = 0, ...five] = ids.toReversed();
    for (const id of five) expect(await appeal(idJsk, id)).toMatchObject({ ok: true });
    const refused = await appeal(idJsk, sixth);
    expect(refused).toMatchObject({ code: 'too_many_requests' });
    // More than an hour later, so that only the daily limit applies.
    expect(refused).toHaveProperty(
      'retryAfter',
      expect.toSatisfy((left) => left > HOUR),
    );
    expect(await db.$count(reviewAppeals, eq(reviewAppeals.idReview, sixth))).toBe(0);
  });

  it('ends when the writer edits the review, and is possible against the next rejection', async () => {
    await appeal();
    expect((await edit()).ok).toBe(true);
    expect(await appeals()).toEqual([]);
    expect(await appeal()).toMatchObject({ code: 'not_rejected' });
    await refuse(2);
    expect(await appeal()).toMatchObject({ ok: true });
    await withdrawReview({ idReview, idJsk }, now());
    expect(await appeals()).toEqual([]);
  });

  it('is deleted with its writer, also where the review remains', async () => {
    await appeal();
    await db.update(reviews).set({ status: 'waiting', publishAfter: now() });
    await eraseWriter(idJsk, 'keep');
    expect(await db.$count(reviews, eq(reviews.idReview, idReview))).toBe(1);
    expect(await appeals()).toEqual([]);
  });

  it('erases text ninety days after the decision, and the rest after two years', async () => {
    await appeal();
    const decidedAt = now();
    const purgeAfter = (days: number) => purgeCases(db, new Date(decidedAt.getTime() + days * DAY));
    await purgeAfter(3000);
    expect(await appeals()).toMatchObject([{ text: WORDS }]);
    await db.update(reviewAppeals).set({ status: 'dismissed', decidedAt });
    await purgeAfter(89);
    expect(await appeals()).toMatchObject([{ text: WORDS }]);
    await purgeAfter(91);
    expect(await appeals()).toMatchObject([{ text: '', status: 'dismissed' }]);
    await purgeAfter(732);
    expect(await appeals()).toEqual([]);
  });
});

describe('decideAppeal', () => {
  let idAdmin = 0;
  beforeEach(async () => {
    await db.delete(reviewAppeals);
    idAdmin = await makeAdmin();
    await db.update(jobSeekers).set({ language: 'en' }).where(eq(jobSeekers.idJsk, idJsk));
    await appeal();
    await db.delete(emailOutbox);
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
  const mails = () => db.select().from(emailOutbox);

  it('shows review, reason of rejection and appeal, neither stars nor person', async () => {
    const [one, ...rest] = await waiting();
    expect(rest).toEqual([]);
    expect(await countAppeals(db)).toBe(1);
    expect(one).toMatchObject({
      idReview,
      reasonCode: 'abuse',
      text: WORDS,
      rejectedBy,
      goodPoints: reviewForm(idEmp).goodPoints,
    });
    expect(JSON.stringify(one)).not.toMatch(/rating|useful|jsk|user|address|publicId/i);
  });

  it('publishes an upheld review like a waiting one, and notifies the writer in their language', async () => {
    expect(await decide('uphold')).toEqual({ ok: true, value: null });
    expect(await reviewRow(idReview)).toMatchObject({ status: 'waiting', reasonCode: null });
    expect((await reviewRow(idReview)).publishAfter).not.toBeNull();
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
    const acts = await actionsOn(`review:${idReview}`);
    expect(acts.toSorted()).toEqual(['review.reject', 'review.uphold']);
    await publishDueReview(idReview, new Date(Date.now() + 25 * 60 * 60_000));
    expect((await reviewRow(idReview)).status).toBe('published');
  });

  it('leaves a dismissed review rejected, without another appeal', async () => {
    expect(await decide('dismiss')).toEqual({ ok: true, value: null });
    expect(await reviewRow(idReview)).toMatchObject({ status: 'refused', reasonCode: 'abuse' });
    expect(await mails()).toMatchObject([{ props: { status: 'dismissed' } }]);
    expect(await waiting()).toEqual([]);
    expect(await appeal()).toMatchObject({ code: 'already_appealed' });
  });

  it('lets one of two concurrent moderators decide', async () => {
    const read = await idAppeal();
    const both = await Promise.all([decide('uphold', read), decide('dismiss', read)]);
    expect(both.map((one) => one?.ok).toSorted()).toEqual([false, true]);
    expect(await decide('dismiss', read)).toMatchObject({ code: 'conflict' });
    expect(await mails()).toHaveLength(1);
  });

  it('rejects a decision on a review that was edited since', async () => {
    const read = await idAppeal();
    expect((await edit()).ok).toBe(true);
    expect(await decide('uphold', read)).toMatchObject({ code: 'conflict' });
    await refuse(2);
    await appeal();
    expect(await decide('uphold', read)).toMatchObject({ code: 'conflict' });
    expect((await reviewRow(idReview)).status).toBe('refused');
  });

  it('does not publish a second review of one email by appeal either', async () => {
    await db.update(reviews).set({ isCounted: false }).where(eq(reviews.idReview, idReview));
    expect(await decide('uphold')).toMatchObject({ code: 'email_used' });
    expect((await reviewRow(idReview)).status).toBe('refused');
    expect(await countAppeals(db)).toBe(1);
  });
});
