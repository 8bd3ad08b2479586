import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { reviews } from '#shared/server/db/schema/reviews.ts';
import { makeCompany, makePublished, publicIdOf } from '#tests/fixtures/review-fixture.ts';
import { reviewListQuery } from '../../core/review-contract.ts';
import { listCompanyReviews } from '../list-company-reviews.ts';
import { loadReview } from './load-review.ts';

describe('loadReview', () => {
  it("returns the fields of the company's list, and nothing more", async () => {
    const idEmp = await makeCompany();
    const idReview = await publicIdOf(await makePublished(idEmp));
    const [listed] = (await listCompanyReviews(idEmp, reviewListQuery.parse({}))).reviews;
    expect(listed?.jobGrade).toBeNull();
    expect(await loadReview(idReview)).toEqual({ ...listed, idEmp });
  });

  it('is null before publication, after removal, and for unknown ids', async () => {
    const number = await makePublished(await makeCompany());
    const idReview = await publicIdOf(number);
    for (const status of ['waiting', 'refused'] as const) {
      await db.update(reviews).set({ status }).where(eq(reviews.idReview, number));
      expect(await loadReview(idReview), status).toBeNull();
    }
    for (const wrong of ['', '1', String(number), `${idReview}'`, crypto.randomUUID()]) {
      expect(await loadReview(wrong), wrong).toBeNull();
    }
  });
});
