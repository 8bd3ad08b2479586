import { and, eq, sql } from 'drizzle-orm';
import { aspectsBy } from '#shared/core/aspects.ts';
import { LOCALES, type Locale } from '#shared/core/locale.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import { isPublicCompany, NAMED_COMPANY } from '#shared/server/db/schema/public-company.ts';
import { quoteOf } from '#shared/server/db/schema/quote-of.ts';
import { reviews } from '#shared/server/db/schema/reviews.ts';
import { chooseHeroQuotes, type HeroQuote, type QuotableReview } from '../core/hero-quotes.ts';
import type { QuotedReview } from '../core/quoted-review.ts';

type Order = 'latest' | 'useful';

const quotable = (field: 'good_points' | 'improve_points') =>
  sql<string | null>`${sql.raw(quoteOf(`reviews.${field}`))}`;

/** Columns of a quoted review, without reviewer attributes. */
const QUOTED = {
  idReview: sql<string>`${reviews.publicId}`,
  ...NAMED_COMPANY,
  lang: reviews.lang,
  ratingOverall: reviews.ratingOverall,
  title: reviews.title,
  points: sql<string>`coalesce(nullif(${reviews.goodPoints}, ''), ${reviews.improvePoints})`,
  text: sql<
    string | null
  >`case when ${reviews.ratingOverall} <= 2 then ${quotable('improve_points')}
    else ${quotable('good_points')} end`,
  publishedMonth: sql<string>`${reviews.publishedMonth}::text`,
  usefulCount: reviews.usefulCount,
};

/** Quotes reviews in the reader's language first, then others. */
export async function quotedReviews(
  db: Db,
  order: Order,
  limit: number,
  reader: Locale,
): Promise<QuotedReview[]> {
  const langs = [reader, ...LOCALES.filter((locale) => locale !== reader)];
  const found: QuotedReview[] = [];
  for (const lang of langs) {
    const left = limit - found.length;
    if (left > 0) found.push(...(await reviewsIn(db, lang, order, left)));
  }
  return found;
}

/** Queries one language, because the index of each order begins with the language. */
function reviewsIn(db: Db, lang: Locale, order: Order, limit: number): Promise<QuotedReview[]> {
  return db
    .select(QUOTED)
    .from(reviews)
    .innerJoin(companies, eq(companies.idEmp, reviews.idEmp))
    .where(and(eq(reviews.status, 'published'), eq(reviews.lang, lang), isPublicCompany))
    .orderBy(
      sql`${order === 'latest' ? reviews.publishedMonth : reviews.usefulCount} desc nulls last`,
      sql`${reviews.publicId} desc nulls last`,
    )
    .limit(limit);
}

/** Number of newest reviews from which the hero quotes are chosen. */
const CONSIDERED = 200;

export async function heroQuotes(db: Db, reader: Locale): Promise<HeroQuote[]> {
  const newest: QuotableReview[] = await db
    .select({
      idReview: QUOTED.idReview,
      ...NAMED_COMPANY,
      lang: QUOTED.lang,
      ratings: aspectsBy('aspect', ({ column }) => reviews[column]),
      good: quotable('good_points'),
      improve: quotable('improve_points'),
    })
    .from(reviews)
    .innerJoin(companies, eq(companies.idEmp, reviews.idEmp))
    .where(and(eq(reviews.status, 'published'), eq(reviews.lang, reader), isPublicCompany))
    .orderBy(
      sql`${reviews.publishedMonth} desc nulls last`,
      sql`${reviews.publicId} desc nulls last`,
    )
    .limit(CONSIDERED);
  return chooseHeroQuotes(newest);
}

/** The newest review of each company, those in the reader's language first. */
export async function newestReviewsOf(
  db: Db,
  idEmps: readonly number[],
  limit: number,
  reader: Locale,
): Promise<QuotedReview[]> {
  if (idEmps.length === 0) return [];
  const newest = sql`select (
      select newest.id_review from ${reviews} newest
      where newest.id_emp = one.id_emp and newest.status = 'published'
      order by newest.published_month desc, newest.public_id desc
      limit 1
    ) from unnest(${sql.param([...idEmps])}::int[]) one(id_emp)`;
  return db
    .select(QUOTED)
    .from(reviews)
    .innerJoin(companies, eq(companies.idEmp, reviews.idEmp))
    .where(and(sql`${reviews.idReview} in (${newest})`, isPublicCompany))
    .orderBy(
      sql`(${reviews.lang} = ${reader}) desc`,
      sql`${reviews.publishedMonth} desc`,
      sql`${reviews.publicId} desc`,
    )
    .limit(limit);
}
