import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { companyStats } from '#shared/server/db/schema/company-stats.ts';
import { reviews } from '#shared/server/db/schema/reviews.ts';
import { reviewRow } from '#tests/calls/review-acts.ts';
import {
  makeCompany,
  makePublished,
  makeWriter,
  publicIdOf,
  reviewForm,
} from '#tests/fixtures/review-fixture.ts';
import { recalculateAll } from '../scores/recalculate-scores.ts';
import { countUsefulVotes } from '../useful/count-useful.ts';
import { markUseful } from '../useful/mark-useful.ts';
import { eraseWriter } from './erase-writer.ts';

async function writer() {
  const idEmp = await makeCompany();
  const idReview = await makePublished(idEmp);
  const idJsk = (await reviewRow(idReview)).idJsk ?? 0;
  await db.insert(reviews).values({ ...reviewForm(await makeCompany()), idJsk, reviewYear: 2026 });
  await recalculateAll(db);
  return { idEmp, idJsk, idReview };
}

const reviewsOf = (idEmp: number) => db.select().from(reviews).where(eq(reviews.idEmp, idEmp));
const written = (idJsk: number) => db.select().from(reviews).where(eq(reviews.idJsk, idJsk));
const countOf = async (idEmp: number) => {
  const [row] = await db.select().from(companyStats).where(eq(companyStats.idEmp, idEmp));
  return row?.reviewCount;
};

it('anonymizes public reviews, and deletes unread ones', async () => {
  const { idEmp, idJsk, idReview } = await writer();
  await eraseWriter(idJsk, 'keep');
  await eraseWriter(idJsk, 'keep');
  expect(await written(idJsk)).toEqual([]);
  expect(await reviewsOf(idEmp)).toMatchObject([{ idReview, idJsk: null, status: 'published' }]);
  expect(await countOf(idEmp)).toBe(1);
});

it('deletes everything if chosen, also from the score', async () => {
  const { idEmp, idJsk } = await writer();
  await eraseWriter(idJsk, 'remove');
  expect(await reviewsOf(idEmp)).toEqual([]);
  expect(await countOf(idEmp)).toBe(0);
});

it('preserves a review whose publication is decided', async () => {
  const idJsk = await makeWriter();
  const idEmp = await makeCompany();
  const decided = { publishAfter: new Date(Date.now() + 60_000), reviewYear: 2026 };
  await db.insert(reviews).values({ ...reviewForm(idEmp), idJsk, ...decided });
  await eraseWriter(idJsk, 'keep');
  expect(await reviewsOf(idEmp)).toHaveLength(1);
});

it('removes useful votes from the counts', async () => {
  const idReview = await makePublished(await makeCompany());
  const idJsk = await makeWriter();
  await markUseful(await publicIdOf(idReview), idJsk, true);
  await markUseful(await publicIdOf(idReview), await makeWriter(), true);
  await countUsefulVotes();
  await eraseWriter(idJsk, 'keep');
  await countUsefulVotes();
  expect((await reviewRow(idReview)).usefulCount).toBe(1);
});
