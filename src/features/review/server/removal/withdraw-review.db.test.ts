import { eq } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { companyJobFields } from '#shared/server/db/schema/company-stats.ts';
import { reviewReplies, reviews } from '#shared/server/db/schema/reviews.ts';
import * as cache from '#shared/server/page-cache/invalidation-queries.ts';
import {
  decide,
  publishedReview,
  sendReview,
} from '../../../../../tests/support/calls/review-acts.ts';
import {
  makeCompany,
  makePublished,
  makeWriter,
  publicIdOf,
  reviewForm,
} from '../../../../../tests/support/fixtures/review-fixture.ts';
import { reviewListQuery } from '../../core/review-contract.ts';
import { listCompanyReviews } from '../list-company-reviews.ts';
import { loadReview } from '../one-review/load-review.ts';
import { publishDueReview } from '../publication/publish-due-review.ts';
import { findSummary } from '../review-queries.ts';
import { recalculateAll } from '../scores/recalculate-scores.ts';
import { submitReview } from '../submit-review.ts';
import { markUseful } from '../useful/mark-useful.ts';
import { withdrawReview } from './withdraw-review.ts';

const now = () => new Date();

let idEmp = 0;
let idJsk = 0;

beforeEach(async () => {
  [idEmp, idJsk] = [await makeCompany(), await makeWriter()];
});

const published = () => publishedReview(idEmp, idJsk);
const withdraw = (idReview: number, by = idJsk) => withdrawReview({ idReview, idJsk: by }, now());
const rowsOf = (idReview: number) => db.$count(reviews, eq(reviews.idReview, idReview));

it('takes a public review out of every page and out of the score, with reply and votes', async () => {
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

it('renews the score, what the others tell and the pages that are kept', async () => {
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
  const tags = [`company:${idEmp}`, `reviews:${idEmp}`, 'lists'];
  expect(emptied.mock.calls).toEqual([[expect.anything(), tags]]);
});

it('takes one that waits out of the queue, also when its publication is decided', async () => {
  const idReview = await sendReview(idEmp, idJsk);
  await decide(idReview);
  expect((await withdraw(idReview)).ok).toBe(true);
  await publishDueReview(idReview, now());
  expect(await rowsOf(idReview)).toBe(0);
});

it('a second time finds nothing and changes nothing', async () => {
  await makePublished(idEmp);
  const idReview = await published();
  const [one, two] = await Promise.all([withdraw(idReview), withdraw(idReview)]);
  expect([one.ok, two.ok].toSorted()).toEqual([false, true]);
  expect(await withdraw(idReview)).toEqual({ ok: false, code: 'not_found' });
  expect((await findSummary(db, idEmp))?.reviewCount).toBe(1);
});

it('is for the writer alone, and for nobody once the writer is forgotten', async () => {
  const idReview = await published();
  expect(await withdraw(idReview, await makeWriter())).toEqual({ ok: false, code: 'not_found' });
  await db.update(reviews).set({ idJsk: null }).where(eq(reviews.idReview, idReview));
  expect(await withdraw(idReview)).toEqual({ ok: false, code: 'not_found' });
  expect(await rowsOf(idReview)).toBe(1);
});

it('does not give the year back', async () => {
  await withdraw(await sendReview(idEmp, idJsk));
  const again = await submitReview(reviewForm(idEmp), { idJsk, address: '192.0.2.1' }, now());
  expect(again).toEqual({ ok: false, code: 'already_reviewed' });
});
