import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { REVIEW_TEXT, REVIEWER_COLUMNS, reviews } from '#shared/server/db/schema/reviews.ts';
import type { ReviewAnswers } from '../../core/review-contract.ts';

interface OwnReviewKey {
  readonly idReview: number;
  readonly idJsk: number;
  readonly idEmp: number;
  readonly year: number;
}

interface Rewritten extends ReviewAnswers {
  readonly submittedAt: Date;
}

/** Saves the edited review and returns it to moderation, even if it was already decided. */
export async function rewriteReview(db: Db, idReview: number, rewritten: Rewritten): Promise<void> {
  await db
    .update(reviews)
    .set({
      ...rewritten,
      status: 'waiting',
      reasonCode: null,
      publishAfter: null,
      revision: sql`${reviews.revision} + 1`,
    })
    .where(eq(reviews.idReview, idReview));
}

export async function findOwnAnswers(
  db: Db,
  { idReview, idJsk, idEmp, year }: OwnReviewKey,
): Promise<ReviewAnswers | undefined> {
  const { usefulCount, ...text } = REVIEW_TEXT;
  const [row] = await db
    .select({ ...REVIEWER_COLUMNS, ...text })
    .from(reviews)
    .where(
      and(
        eq(reviews.idReview, idReview),
        eq(reviews.idJsk, idJsk),
        eq(reviews.idEmp, idEmp),
        eq(reviews.reviewYear, year),
      ),
    );
  return row;
}
