import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { ASPECT_ROWS, aspectsBy, type RatedAspect } from '#shared/core/aspects.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import { companyStats, marketStats } from '#shared/server/db/schema/company-stats.ts';
import { reviews } from '#shared/server/db/schema/reviews.ts';
import {
  type AspectScores,
  HALF_LIFE_DAYS,
  NOT_RATED,
  type RatingCounts,
  type RatingSums,
  RECENT_MONTHS,
  type Score,
} from '../../core/score.ts';

interface AspectSums extends RatingSums {
  readonly reviewCount: number;
}

export interface CompanySums extends RatingSums, Readonly<Record<RatedAspect, AspectSums>> {
  readonly idEmp: number;
  readonly idIndustry: number;
  readonly reviews: number;
  readonly recent: number;
  readonly lastReviewMonth: string | null;
  /** Stands for the published reviews, their words, their months and the votes of those that are recent. */
  readonly state: string | null;
  /** What `quotedFrom` of the last figures was. */
  readonly quotedFrom: string | null;
}

export interface CompanyFigures {
  readonly sums: CompanySums;
  readonly score: Score | null;
  readonly aspects: AspectScores;
  readonly recognition: string | null;
  readonly quotedFrom: string;
}

export interface MarketRow {
  /** 0 for the whole market. */
  readonly idIndustry: number;
  readonly counts: RatingCounts;
  readonly companySd: number | null;
}

const LOCK = 7_294_121;

/**
 * Held until the transaction ends: whoever scores next sees what this one wrote. Whoever
 * needs rows of reviews as well takes this first: what the others of a company tell is written under
 * it, so two would wait for each other.
 */
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

/** Calculated once for a review: without the offset, each sum would do so again. */
const WEIGHED = sql`lateral (select ${WEIGHT} as weight offset 0) weighed`;

const weighted = (value: SQL | AnyColumn) =>
  sql<number>`coalesce(sum(weighed.weight * ${value}) filter (where ${reviews.idReview} is not null), 0)`;

/** An aspect left out is 0, which adds to none of them. */
const sumsOf = (rating: AnyColumn) => ({
  w: weighted(sql`least(${rating}, 1)`),
  wx: weighted(rating),
  wxx: weighted(sql`(${rating} * ${rating})`),
});

const aspectSums = (rating: AnyColumn) => ({
  ...sumsOf(rating),
  reviewCount: sql<number>`(count(*) filter (where ${rating} > ${NOT_RATED}))::int`,
});

const IS_RECENT = sql`${reviews.publishedMonth} > ${TODAY} - make_interval(months => ${RECENT_MONTHS})`;

/** Companies by their numbers, or all from one number to another. */
export type SomeCompanies = readonly number[] | { readonly from: number; readonly to: number };

const isAmong = (some: SomeCompanies): SQL =>
  'from' in some
    ? sql`${companies.idEmp} between ${some.from} and ${some.to}`
    : sql`${companies.idEmp} = any(${sql.param([...some])}::int[])`;

/** 0 while there is none. */
export async function lastCompany(db: Db): Promise<number> {
  const [row] = await db
    .select({ last: sql<number>`coalesce(max(${companies.idEmp}), 0)` })
    .from(companies);
  return row?.last ?? 0;
}

export async function sumCompanies(db: Db, some: SomeCompanies): Promise<CompanySums[]> {
  return db
    .select({
      idEmp: companies.idEmp,
      idIndustry: companies.idIndustry,
      reviews: sql<number>`count(${reviews.idReview})::int`,
      recent: sql<number>`(count(*) filter (where ${IS_RECENT}))::int`,
      ...sumsOf(reviews.ratingOverall),
      ...aspectsBy('rated', ({ column }) => aspectSums(reviews[column])),
      lastReviewMonth: sql<string | null>`max(${reviews.publishedMonth})::text`,
      state: sql<string | null>`bit_xor(hash_record_extended(
        (${reviews.idReview}, ${reviews.revision}, case when ${IS_RECENT} then ${reviews.usefulCount} end), 0))
        filter (where ${reviews.idReview} is not null)`,
      quotedFrom: sql<string | null>`(select ${companyStats.quotedFrom} from ${companyStats}
        where ${companyStats.idEmp} = ${companies.idEmp})`,
    })
    .from(companies)
    .leftJoin(
      reviews,
      sql`${reviews.idEmp} = ${companies.idEmp} and ${reviews.status} = 'published'`,
    )
    .leftJoin(WEIGHED, sql`true`)
    .where(isAmong(some))
    .groupBy(companies.idEmp);
}

/** How often each rating was given to some companies, by industry and kind. */
export async function countRatings(db: Db, some: SomeCompanies) {
  const aspects = ASPECT_ROWS.map(({ rated, column }) => sql`, (${rated}, ${reviews[column]})`);
  const given = sql`(values ('overall', ${reviews.ratingOverall})${sql.join(aspects)}) given (kind, rating)`;
  const found = await db.execute<{
    idIndustry: number;
    kind: keyof RatingCounts;
    rating: number;
    count: number;
  }>(sql`
    select ${companies.idIndustry} as "idIndustry", given.kind, given.rating, count(*)::int as count
    from ${reviews} join ${companies} on ${companies.idEmp} = ${reviews.idEmp} cross join lateral ${given}
    where ${isAmong(some)} and ${reviews.status} = 'published' and given.rating > ${NOT_RATED}
    group by 1, 2, 3`);
  return found.rows;
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
    await db.insert(marketStats).values([...rows]);
  }
}

/** One statement for however many companies. */
export async function writeFigures(db: Db, figures: readonly CompanyFigures[]): Promise<void> {
  const rows = figures.map(({ sums, score, aspects, recognition, quotedFrom }) => ({
    id_emp: sums.idEmp,
    review_count: sums.reviews,
    recent_review_count: sums.recent,
    aspects,
    score: score?.score,
    score_low: score?.low,
    score_high: score?.high,
    recognition,
    last_review_month: sums.lastReviewMonth,
    quoted_from: quotedFrom,
  }));
  await db.execute(sql`
    insert into ${companyStats} (id_emp, review_count, recent_review_count, aspects, score, score_low, score_high, recognition, last_review_month, quoted_from, calculated_at)
    select *, now() from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(
      id_emp int, review_count int, recent_review_count int, aspects jsonb, score float8, score_low float8, score_high float8,
      recognition text, last_review_month date, quoted_from text)
    on conflict (id_emp) do update set
      review_count = excluded.review_count, recent_review_count = excluded.recent_review_count,
      aspects = excluded.aspects, score = excluded.score, score_low = excluded.score_low, score_high = excluded.score_high,
      recognition = excluded.recognition, last_review_month = excluded.last_review_month,
      quoted_from = excluded.quoted_from, calculated_at = excluded.calculated_at
    where excluded.review_count > 0 or ${companyStats.quotedFrom} is distinct from excluded.quoted_from
  `);
}

/** Writes the symbols that others take the place of, in the order of the companies' numbers. */
export async function writeRecognitions(
  db: Db,
  changed: readonly { readonly idEmp: number; readonly recognition: string | null }[],
): Promise<void> {
  await db.execute(sql`
    update ${companyStats} set recognition = given.recognition
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as given("idEmp" int, recognition text)
    where ${companyStats.idEmp} = given."idEmp"`);
}
