import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { isPublicCompany } from '#shared/server/db/public-company.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import { reviews } from '#shared/server/db/schema/reviews.ts';
import type { QuotedReview } from '../core/quoted-review.ts';

/** Reviews as the landing pages quote them; nothing here says who wrote. */
export async function quotedReviews(
  db: Db,
  order: 'latest' | 'useful',
  limit: number,
): Promise<QuotedReview[]> {
  return db
    .select({
      idReview: sql<string>`${reviews.publicId}`,
      idEmp: reviews.idEmp,
      companyNameTh: companies.companyNameTh,
      companyNameEn: companies.companyNameEn,
      lang: reviews.lang,
      ratingOverall: reviews.ratingOverall,
      title: reviews.title,
      points: sql<string>`coalesce(nullif(${reviews.goodPoints}, ''), ${reviews.improvePoints})`,
      publishedMonth: sql<string>`${reviews.publishedMonth}::text`,
      usefulCount: reviews.usefulCount,
    })
    .from(reviews)
    .innerJoin(companies, eq(companies.idEmp, reviews.idEmp))
    .where(and(eq(reviews.status, 'published'), isPublicCompany))
    .orderBy(
      sql`${order === 'latest' ? reviews.publishedMonth : reviews.usefulCount} desc nulls last`,
      sql`${reviews.publicId} desc nulls last`,
    )
    .limit(limit);
}
