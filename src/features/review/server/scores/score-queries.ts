import { sql } from 'drizzle-orm';
import type { AspectScores, RatingCounts, Score } from '#shared/core/domain/review.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { companyStats, marketStats } from '#shared/server/db/schema/company-stats.ts';
import type { CompanySums } from './sum-queries.ts';

export interface ScoredCompany {
  readonly sums: CompanySums;
  readonly score: Score | null;
  readonly aspects: AspectScores;
  readonly recognition: string | null;
  readonly quotedFrom: string;
}

export interface MarketRow {
  readonly idIndustry: number;
  readonly counts: RatingCounts;
  readonly companySd: number | null;
}

const LOCK = 7_294_121;

/**
 * Locks scoring until the transaction ends, so that it is serialized. Take this lock before review
 * rows: disclosed attributes of other reviews are written under it, and the opposite order would
 * deadlock.
 */
export async function lockScores(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
}

export async function readMarket(db: Db): Promise<MarketRow[]> {
  return db.select().from(marketStats);
}

export async function writeMarket(db: Db, rows: readonly MarketRow[]): Promise<void> {
  await db.delete(marketStats);
  if (rows.length > 0) await db.insert(marketStats).values([...rows]);
}

export async function writeCompanyStats(
  db: Db,
  companies: readonly ScoredCompany[],
): Promise<void> {
  const rows = companies.map(({ sums, score, aspects, recognition, quotedFrom }) => ({
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
  `);
}

/** Writes changed recognitions in the order of company ids. */
export async function writeRecognitions(
  db: Db,
  changed: readonly { readonly idEmp: number; readonly recognition: string | null }[],
): Promise<void> {
  await db.execute(sql`
    update ${companyStats} set recognition = given.recognition
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as given("idEmp" int, recognition text)
    where ${companyStats.idEmp} = given."idEmp"`);
}
