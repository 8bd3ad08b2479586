import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Locale } from '#shared/core/locale.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { isPublishedReview, reviews } from '#shared/server/db/schema/reviews.ts';
import type { ReviewChoice } from '../core/review-contract.ts';

const MAX_CHOICES = 100;

interface Chooser {
  readonly idEmp: number;
  readonly lang: Locale;
  readonly selected: readonly string[];
}

/** Published reviews of a company: selected ones first, then the page's language, then newest. */
export async function reviewChoices(
  db: Db,
  { idEmp, lang, selected }: Chooser,
): Promise<readonly ReviewChoice[]> {
  const rows = await db
    .select({
      idReview: reviews.publicId,
      rating: reviews.ratingOverall,
      title: reviews.title,
      goodPoints: reviews.goodPoints,
      improvePoints: reviews.improvePoints,
    })
    .from(reviews)
    .where(and(eq(reviews.idEmp, idEmp), isPublishedReview))
    .orderBy(
      ...(selected.length > 0 ? [desc(inArray(reviews.publicId, [...selected]))] : []),
      desc(eq(reviews.lang, lang)),
      desc(reviews.publishedMonth),
      desc(reviews.publicId),
    )
    .limit(MAX_CHOICES);
  return rows.flatMap(({ idReview, rating, title, goodPoints, improvePoints }) =>
    idReview === null ? [] : [{ idReview, rating, title, text: goodPoints || improvePoints }],
  );
}
