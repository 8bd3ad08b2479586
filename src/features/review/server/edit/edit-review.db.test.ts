import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { thaiYear } from '#shared/core/time/thai-time.ts';
import { db } from '#shared/server/db/pool.ts';
import { companyJobFields } from '#shared/server/db/schema/company-stats.ts';
import { reviewReplies, reviews } from '#shared/server/db/schema/reviews.ts';
import * as cache from '#shared/server/page-cache/invalidation-queries.ts';
import {
  decide,
  PUBLISH,
  publishedReview,
  REFUSE,
  reviewRow,
  sendReview,
} from '#tests/calls/review-acts.ts';
import {
  makeCompany,
  makePublished,
  makeWriter,
  publicIdOf,
  reviewForm,
} from '#tests/fixtures/review-fixture.ts';
import { type ReviewAnswers, reviewListQuery } from '../../core/review-contract.ts';
import { refreshDisclosedAttributes } from '../disclose-attributes.ts';
import { listCompanyReviews } from '../list-company-reviews.ts';
import { loadReview } from '../one-review/load-review.ts';
import { publishDueReview } from '../publication/publish-due-review.ts';
import { withdrawReview } from '../removal/withdraw-review.ts';
import { findSummary } from '../review-queries.ts';
import { recalculateAll } from '../scores/recalculate-scores.ts';
import { submitReview } from '../submit-review.ts';
import { markUseful } from '../useful/mark-useful.ts';
import { editReview } from './edit-review.ts';
import { loadSentReview } from './load-sent-review.ts';

const now = () => new Date();

let idEmp = 0;
let idJsk = 0;

beforeEach(async () => {
  [idEmp, idJsk] = [await makeCompany(), await makeWriter()];
});

const written = () => sendReview(idEmp, idJsk);
const published = () => publishedReview(idEmp, idJsk);

async function publish(idReview: number, revision: number) {
  const decided = await decide(idReview, { ...PUBLISH, revision });
  await publishDueReview(idReview, now());
  return decided;
}

const edit = (idReview: number, change: Partial<ReviewAnswers> = {}, by = idJsk, at = now()) =>
  editReview({ idReview, idJsk: by }, { ...answers, ...change }, at);
const { idEmp: _, lang: __, ...answers } = reviewForm(0);
const withdraw = (idReview: number, by = idJsk) => withdrawReview({ idReview, idJsk: by }, now());
const rowsOf = (idReview: number) => db.$count(reviews, eq(reviews.idReview, idReview));

describe('editReview', () => {
  it('hides the review until it is moderated, and restores its identity', async () => {
    const idReview = await published();
    const publicId = await publicIdOf(idReview);
    await markUseful(publicId, await makeWriter(), true);
    await db.insert(reviewReplies).values({ idReview, body: 'ขอบคุณ' });
    await db
      .update(reviews)
      .set({ publishedMonth: '2026-02-01' })
      .where(eq(reviews.idReview, idReview));
    const emptied = vi.spyOn(cache, 'invalidateTags');

    const title = 'ชื่อเรื่องใหม่';
    expect(await edit(idReview, { title, ratingOverall: 2 })).toEqual({
      ok: true,
      value: { idReview, status: 'waiting' },
    });
    expect(await loadReview(publicId)).toBeNull();
    expect((await findSummary(db, idEmp))?.reviewCount).toBe(0);
    const tags = [`company:${idEmp}`, `reviews:${idEmp}`];
    expect(emptied.mock.calls).toEqual([[expect.anything(), tags]]);
    await publishDueReview(idReview, now());
    expect(await loadReview(publicId)).toBeNull();

    expect((await publish(idReview, 2)).ok).toBe(true);
    const shown = await loadReview(publicId);
    expect(shown).toMatchObject({
      idReview: publicId,
      title,
      ratingOverall: 2,
      reply: 'ขอบคุณ',
      publishedMonth: '2026-02-01',
    });
    expect((await findSummary(db, idEmp))?.reviewCount).toBe(1);
  });

  it('rejects a decision based on the version before the edit', async () => {
    const idReview = await written();
    await edit(idReview, { title: 'ไม่มีใครอ่านชื่อนี้' });
    expect(await publish(idReview, 1)).toEqual({ ok: false, code: 'conflict' });
    expect((await reviewRow(idReview)).status).toBe('waiting');
  });

  it('withdraws an unpublished decision, and corrects a rejected review', async () => {
    const decided = await written();
    await decide(decided);
    await edit(decided);
    await publishDueReview(decided, now());
    expect(await reviewRow(decided)).toMatchObject({ status: 'waiting', publishAfter: null });

    [idEmp, idJsk] = [await makeCompany(), await makeWriter()];
    const refused = await written();
    await decide(refused, REFUSE);
    await edit(refused, { goodPoints: 'เพื่อนร่วมงานช่วยเหลือกันดีเสมอ' });
    expect(await reviewRow(refused)).toMatchObject({
      status: 'waiting',
      reasonCode: null,
      revision: 2,
    });
    expect((await publish(refused, 2)).ok).toBe(true);
  });

  it('is restricted to the writer, the company and the year', async () => {
    const idReview = await published();
    const stranger = await makeWriter();
    const nextYear = new Date(Date.UTC(thaiYear(now()) + 1, 6));
    expect(await edit(idReview, {}, stranger)).toEqual({ ok: false, code: 'not_found' });
    expect(await edit(idReview, {}, idJsk, nextYear)).toEqual({ ok: false, code: 'year_ended' });
    expect((await reviewRow(idReview)).status).toBe('published');

    const sent = await loadSentReview({ idReview, idJsk, idEmp }, now());
    expect(sent?.answers).toMatchObject({ title: answers.title, ratingOverall: '4' });
    const others = [
      { idReview, idJsk: stranger, idEmp },
      { idReview, idJsk, idEmp: await makeCompany() },
    ];
    for (const asked of others) expect(await loadSentReview(asked, now())).toBeNull();
    expect(await loadSentReview({ idReview, idJsk, idEmp }, nextYear)).toBeNull();
  });

  it('preserves the year and email the review is counted under', async () => {
    const idReview = await published();
    const before = await reviewRow(idReview);
    await edit(idReview);
    const { reviewYear, isCounted } = await reviewRow(idReview);
    expect({ reviewYear, isCounted }).toEqual({
      reviewYear: before.reviewYear,
      isCounted: true,
    });
    const again = await submitReview(reviewForm(idEmp), { idJsk }, now());
    expect(again).toEqual({ ok: false, code: 'already_reviewed' });
  });

  it('runs concurrently with edits, withdrawals and publications of other reviews', async () => {
    const shown = await Promise.all(Array.from({ length: 6 }, () => makePublished(idEmp)));
    await db.transaction((tx) => refreshDisclosedAttributes(tx, idEmp));
    const due = await written();
    await decide(due);

    const done = await Promise.all([
      publishDueReview(due, now()),
      ...shown.map(async (idReview, turn) => {
        const by = (await reviewRow(idReview)).idJsk ?? 0;
        const { ok } = await (turn % 2 === 0
          ? edit(idReview, {}, by)
          : withdrawReview({ idReview, idJsk: by }, now()));
        return ok;
      }),
    ]);
    expect(done.slice(1)).toEqual(shown.map(() => true));
    expect((await findSummary(db, idEmp))?.reviewCount).toBe(1);
  });
});

describe('withdrawReview', () => {
  it('removes a public review from pages and score, with reply and votes', async () => {
    const stays = await makePublished(idEmp, { ratingOverall: 1 });
    const idReview = await published();
    await recalculateAll(db);
    const publicId = await publicIdOf(idReview);
    await markUseful(publicId, await makeWriter(), true);
    await db.insert(reviewReplies).values({ idReview, body: 'ขอบคุณ' });
    expect((await findSummary(db, idEmp))?.reviewCount).toBe(2);

    expect(await withdraw(idReview)).toEqual({ ok: true, value: { idReview } });
    expect(await rowsOf(idReview)).toBe(0);
    expect(await db.$count(reviewReplies, eq(reviewReplies.idReview, idReview))).toBe(0);
    expect((await findSummary(db, idEmp))?.reviewCount).toBe(1);
    expect(await loadReview(publicId)).toBeNull();
    const listed = await listCompanyReviews(idEmp, reviewListQuery.parse({}));
    expect(listed.reviews.map((review) => review.idReview)).toEqual([await publicIdOf(stays)]);
  });

  it('updates score, disclosed attributes and cached pages', async () => {
    for (let others = 4; others > 0; others -= 1) await makePublished(idEmp, { ratingOverall: 1 });
    const idReview = await published();
    await recalculateAll(db);
    const fields = () => db.$count(companyJobFields, eq(companyJobFields.idEmp, idEmp));
    const score = async () => (await findSummary(db, idEmp))?.score ?? 0;
    const before = await score();
    expect(await fields()).toBe(1);
    const emptied = vi.spyOn(cache, 'invalidateTags');

    await withdraw(idReview);
    expect(await score()).toBeLessThan(before);
    expect(await fields()).toBe(0);
    const tags = [`company:${idEmp}`, `reviews:${idEmp}`];
    expect(emptied.mock.calls).toEqual([[expect.anything(), tags]]);
  });

  it('removes a waiting review from the queue, also with a decided publication', async () => {
    const idReview = await sendReview(idEmp, idJsk);
    await decide(idReview);
    expect((await withdraw(idReview)).ok).toBe(true);
    await publishDueReview(idReview, now());
    expect(await rowsOf(idReview)).toBe(0);
  });

  it('has no effect a second time', async () => {
    await makePublished(idEmp);
    const idReview = await published();
    const [one, two] = await Promise.all([withdraw(idReview), withdraw(idReview)]);
    expect([one.ok, two.ok].toSorted()).toEqual([false, true]);
    expect(await withdraw(idReview)).toEqual({ ok: false, code: 'not_found' });
    expect((await findSummary(db, idEmp))?.reviewCount).toBe(1);
  });

  it('is restricted to the writer, and impossible once the writer is erased', async () => {
    const idReview = await published();
    expect(await withdraw(idReview, await makeWriter())).toEqual({ ok: false, code: 'not_found' });
    await db.update(reviews).set({ idJsk: null }).where(eq(reviews.idReview, idReview));
    expect(await withdraw(idReview)).toEqual({ ok: false, code: 'not_found' });
    expect(await rowsOf(idReview)).toBe(1);
  });
});
