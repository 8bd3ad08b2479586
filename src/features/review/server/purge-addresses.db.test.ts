import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { reviews } from '#shared/server/db/schema/reviews.ts';
import { sendReview } from '#tests/calls/review-acts.ts';
import { makeCompany, makeWriter } from '#tests/fixtures/review-fixture.ts';
import { WRITER_ADDRESS_DAYS } from '../core/retention.ts';
import { purgeWriterAddresses } from './moderation-queries.ts';

async function reviewAged(days: number): Promise<number> {
  const idReview = await sendReview(await makeCompany(), await makeWriter());
  await db
    .update(reviews)
    .set({ submittedAt: sql`now() - make_interval(hours => ${days * 24})` })
    .where(eq(reviews.idReview, idReview));
  return idReview;
}

async function addressOf(idReview: number): Promise<string | null | undefined> {
  const [row] = await db
    .select({ address: reviews.writerAddress })
    .from(reviews)
    .where(eq(reviews.idReview, idReview));
  return row?.address;
}

it('forgets where a review came from when its days are over, and not before', async () => {
  const young = await reviewAged(WRITER_ADDRESS_DAYS - 1);
  const old = await reviewAged(WRITER_ADDRESS_DAYS + 1);
  await purgeWriterAddresses(db);
  expect(await addressOf(young)).toBe('192.0.2.1');
  expect(await addressOf(old)).toBeNull();
});
