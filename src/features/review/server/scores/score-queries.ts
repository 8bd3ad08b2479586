import type { AnyColumn, SQL } from 'drizzle-orm';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import { companyStats, marketStats } from '#shared/server/db/schema/company-stats.ts';
import { reviews } from '#shared/server/db/schema/reviews.ts';
import type { AspectSums, RatingSums, Score } from '../../core/score.ts';
import { HALF_LIFE_DAYS, meanOf, RECENT_MONTHS } from '../../core/score.ts';

export interface CompanySums extends RatingSums {
  readonly idEmp: number;
  readonly idIndustry: number;
  readonly reviews: number;
  readonly recent: number;
  readonly life: AspectSums;
  readonly work: AspectSums;
  readonly money: AspectSums;
  readonly social: AspectSums;
  readonly lastReviewMonth: string | null;
}

export interface CompanyFigures {
  readonly sums: CompanySums;
  readonly score: Score | null;
  readonly recognition: string | null;
}

export interface MarketRow {
  /** 0 for the whole market. */
  readonly idIndustry: number;
  /** Of the ratings 1 to 5. */
  readonly counts: readonly number[];
  readonly companySd: number | null;
}

const LOCK = 7_294_121;

/** Held until the transaction ends: whoever scores next sees what this one wrote. */
export async function lockScores(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
}

const TODAY = sql`(now() at time zone 'Asia/Bangkok')::date`;

/**
 * `reviewWeight` of core/score.ts for each row: the one part of the formula that SQL repeats. Age is
 * whole days since the month began: from anything finer, a score would tell the moment.
 */
const WEIGHT = sql`power(2::float8,
  -greatest(0, (${TODAY} - ${reviews.publishedMonth})::float8) / ${HALF_LIFE_DAYS}::float8)`;

const weighted = (value: SQL | AnyColumn) =>
  sql<number>`coalesce(sum(${WEIGHT} * ${value}) filter (where ${reviews.idReview} is not null), 0)`;

/** An aspect left out is 0, which adds to neither. */
const aspectSums = (rating: AnyColumn) => ({
  w: weighted(sql`least(${rating}, 1)`),
  wx: weighted(rating),
});

export async function sumCompanies(
  db: Db,
  idEmps: readonly number[] | 'all',
): Promise<CompanySums[]> {
  return db
    .select({
      idEmp: companies.idEmp,
      idIndustry: companies.idIndustry,
      reviews: sql<number>`count(${reviews.idReview})::int`,
      recent: sql<number>`(count(*) filter (where ${reviews.publishedMonth} > ${TODAY} - make_interval(months => ${RECENT_MONTHS})))::int`,
      w: weighted(sql`1`),
      wx: weighted(reviews.ratingOverall),
      wxx: weighted(sql`${reviews.ratingOverall} ^ 2`),
      life: aspectSums(reviews.ratingLife),
      work: aspectSums(reviews.ratingWork),
      money: aspectSums(reviews.ratingMoney),
      social: aspectSums(reviews.ratingSocial),
      lastReviewMonth: sql<string | null>`max(${reviews.publishedMonth})::text`,
    })
    .from(companies)
    .leftJoin(
      reviews,
      sql`${reviews.idEmp} = ${companies.idEmp} and ${reviews.status} = 'published'`,
    )
    .where(idEmps === 'all' ? undefined : sql`${companies.idEmp} in ${[...idEmps]}`)
    .groupBy(companies.idEmp);
}

/** How often each overall rating was given, by industry. */
export async function countRatings(db: Db) {
  return db
    .select({
      idIndustry: companies.idIndustry,
      rating: reviews.ratingOverall,
      count: sql<number>`count(*)::int`,
    })
    .from(reviews)
    .innerJoin(companies, eq(companies.idEmp, reviews.idEmp))
    .where(eq(reviews.status, 'published'))
    .groupBy(companies.idIndustry, reviews.ratingOverall);
}

export async function readMarket(db: Db): Promise<MarketRow[]> {
  return db
    .select({
      idIndustry: marketStats.idIndustry,
      companySd: marketStats.companySd,
      counts: marketStats.counts,
    })
    .from(marketStats);
}

export async function writeMarket(db: Db, rows: readonly MarketRow[]): Promise<void> {
  await db.delete(marketStats);
  if (rows.length > 0) {
    await db.insert(marketStats).values(rows.map((row) => ({ ...row, counts: [...row.counts] })));
  }
}

/** One statement for however many companies. */
export async function writeFigures(db: Db, figures: readonly CompanyFigures[]): Promise<void> {
  const rows = figures.map(({ sums, score, recognition }) => ({
    id_emp: sums.idEmp,
    review_count: sums.reviews,
    recent_review_count: sums.recent,
    mean_life: meanOf(sums.life),
    mean_work: meanOf(sums.work),
    mean_money: meanOf(sums.money),
    mean_social: meanOf(sums.social),
    score: score?.score,
    score_low: score?.low,
    score_high: score?.high,
    recognition,
    last_review_month: sums.lastReviewMonth,
  }));
  await db.execute(sql`
    insert into ${companyStats} (id_emp, review_count, recent_review_count, mean_life, mean_work,
      mean_money, mean_social, score, score_low, score_high, recognition, last_review_month, calculated_at)
    select *, now() from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(
      id_emp int, review_count int, recent_review_count int, mean_life float8, mean_work float8,
      mean_money float8, mean_social float8, score float8, score_low float8, score_high float8,
      recognition text, last_review_month date)
    on conflict (id_emp) do update set
      review_count = excluded.review_count, recent_review_count = excluded.recent_review_count,
      mean_life = excluded.mean_life, mean_work = excluded.mean_work,
      mean_money = excluded.mean_money, mean_social = excluded.mean_social,
      score = excluded.score, score_low = excluded.score_low, score_high = excluded.score_high,
      recognition = excluded.recognition, last_review_month = excluded.last_review_month,
      calculated_at = excluded.calculated_at
  `);
}
