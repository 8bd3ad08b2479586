import { type SQL, sql } from 'drizzle-orm';
import { aspectsBy, RATED_ASPECTS, type RatedAspect } from '#shared/core/aspects.ts';
import type { AspectScores, RatingCounts, Score } from '#shared/core/domain/review.ts';
import { isOneOf } from '#shared/server/db/planned-once.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import { companyStats, reviewSums } from '#shared/server/db/schema/company-stats.ts';
import { HALF_LIFE_DAYS, type RatingSums, RECENT_MONTHS } from '../../core/score.ts';

interface AspectSums extends RatingSums {
  readonly reviewCount: number;
}

export interface CompanySums extends RatingSums, Readonly<Record<RatedAspect, AspectSums>> {
  readonly idEmp: number;
  readonly idIndustry: number;
  readonly reviews: number;
  readonly recent: number;
  readonly lastReviewMonth: string | null;
  /** Fingerprint of the texts, dates and votes of published reviews. */
  readonly state: string | null;
  readonly stored: StoredStats | null;
}

export interface StoredStats {
  readonly score: Score | null;
  readonly aspects: AspectScores;
  readonly recognition: string | null;
  readonly reviews: number;
  readonly recent: number;
  readonly lastReviewMonth: string | null;
  readonly quotedFrom: string | null;
}

interface CompanyRange {
  readonly from: number;
  readonly to: number;
  readonly except?: readonly number[];
}

export type CompanySelection = readonly number[] | CompanyRange;

type Kind = keyof RatingCounts;

const STARS = [1, 2, 3, 4, 5] as const;
/** Kinds of ratings in the order of `counts`. */
const KINDS: readonly Kind[] = ['overall', ...RATED_ASPECTS];

function isAmong(column: SQL, selection: CompanySelection): SQL {
  if (!('from' in selection)) return isOneOf(column, selection);
  const { from, to, except = [] } = selection;
  return sql`(${column} between ${from} and ${to} and not ${isOneOf(column, except)})`;
}

const OF_SUMS = sql`${reviewSums.idEmp}`;
const OF_COMPANIES = sql`${companies.idEmp}`;
const TODAY = sql`(now() at time zone 'Asia/Bangkok')::date`;

/**
 * `reviewWeight` of core/score.ts per month: the only part of the formula repeated in SQL. Age is
 * in whole days since the month began, so that a score does not reveal the date.
 */
const WEIGHT = sql`power(2::float8,
  -greatest(0, (${TODAY} - ${reviewSums.month})::float8) / ${HALF_LIFE_DAYS}::float8)`;

/** OFFSET 0 computes the weight once per month instead of once per sum. */
const WEIGHED = sql`lateral (select ${WEIGHT} as weight offset 0) weighed`;

/** Σx^power over the ratings x of one kind in a row; power 0 counts them. */
const powers = (kind: Kind, power: 0 | 1 | 2): SQL => {
  const cells = STARS.map((star) => ({ star, index: KINDS.indexOf(kind) * STARS.length + star }));
  const parts = cells.map(({ star, index }) => `${star ** power} * counts[${index}]`);
  return sql.raw(`(${parts.join(' + ')})`);
};

const weighted = (kind: Kind, power: 0 | 1 | 2) =>
  sql<number>`coalesce(sum(weighed.weight * ${powers(kind, power)}), 0)`;

const ratingCount = (kind: Kind) => sql<number>`coalesce(sum(${powers(kind, 0)}), 0)::int`;

const sumsOf = (kind: Kind) => ({
  w: weighted(kind, 0),
  wx: weighted(kind, 1),
  wxx: weighted(kind, 2),
});

const IS_RECENT = sql`${reviewSums.month} > ${TODAY} - make_interval(months => ${RECENT_MONTHS})`;

const STORED_STATS = sql<StoredStats | null>`(
  select jsonb_build_object('aspects', aspects, 'recognition', recognition,
    'score', case when score is not null then
      jsonb_build_object('score', score, 'low', score_low, 'high', score_high) end,
    'reviews', review_count, 'recent', recent_review_count,
    'lastReviewMonth', last_review_month, 'quotedFrom', quoted_from)
  from ${companyStats} where ${companyStats.idEmp} = ${companies.idEmp})`;

/** The largest id of a company, including deleted ones that still have sums; 0 if there is none. */
export async function lastCompany(db: Db): Promise<number> {
  const { rows } = await db.execute<{ last: number }>(sql`
    select coalesce(greatest((select max(id_emp) from ${companies}), (select max(id_emp) from ${reviewSums})), 0) as last`);
  return rows[0]?.last ?? 0;
}

/** Companies with reviews changed since their sums were compacted. */
export async function changedCompanies(
  db: Db,
  selection: CompanySelection,
): Promise<readonly number[]> {
  const rows = await db
    .selectDistinct({ idEmp: reviewSums.idEmp })
    .from(reviewSums)
    .where(sql`not ${reviewSums.isCompacted} and ${isAmong(OF_SUMS, selection)}`);
  return rows.map(({ idEmp }) => idEmp);
}

/** Merges the changed rows of a month into one, and removes months without reviews. */
export async function compactSums(db: Db, selection: CompanySelection): Promise<void> {
  await db.execute(sql`
    with fresh as (
      delete from ${reviewSums} where not is_compacted and ${isAmong(OF_SUMS, selection)}
      returning id_emp, month, counts, state
    ), folded as (
      delete from ${reviewSums} kept using (select distinct id_emp, month from fresh) changed
      where kept.is_compacted and (kept.id_emp, kept.month) = (changed.id_emp, changed.month)
      returning kept.id_emp, kept.month, kept.counts, kept.state
    )
    insert into ${reviewSums} (id_emp, month, counts, state, is_compacted)
    select id_emp, month, sum_counts(counts), bit_xor(state), true
    from (select * from fresh union all select * from folded) summed
    group by id_emp, month
    having bit_xor(state) <> 0`);
}

/** Recounts the sums of a range of companies and returns the number of months that were wrong. */
export async function reconcileSums(db: Db, from: number, to: number): Promise<number> {
  const { rows } = await db.execute<{ wrong: number }>(
    sql`select reconcile_review_sums(${from}, ${to})::int as wrong`,
  );
  return rows[0]?.wrong ?? 0;
}

export async function sumCompanies(db: Db, selection: CompanySelection): Promise<CompanySums[]> {
  return db
    .select({
      idEmp: companies.idEmp,
      idIndustry: companies.idIndustry,
      reviews: ratingCount('overall'),
      recent: sql<number>`coalesce(sum(${powers('overall', 0)}) filter (where ${IS_RECENT}), 0)::int`,
      ...sumsOf('overall'),
      ...aspectsBy('rated', ({ rated }) => ({ ...sumsOf(rated), reviewCount: ratingCount(rated) })),
      lastReviewMonth: sql<
        string | null
      >`(max(${reviewSums.month}) filter (where ${powers('overall', 0)} > 0))::text`,
      state: sql<string | null>`bit_xor(${reviewSums.state})::text`,
      stored: STORED_STATS,
    })
    .from(companies)
    .leftJoin(reviewSums, sql`${reviewSums.idEmp} = ${companies.idEmp}`)
    .leftJoin(WEIGHED, sql`true`)
    .where(isAmong(OF_COMPANIES, selection))
    .groupBy(companies.idEmp);
}

export async function countRatings(db: Db, selection: CompanySelection) {
  const indexes = KINDS.flatMap((_, kind) => STARS.map((star) => kind * STARS.length + star));
  const sums = sql.raw(indexes.map((index) => `sum(counts[${index}])`).join(', '));
  const rows = await db
    .select({ idIndustry: companies.idIndustry, counts: sql<number[]>`array[${sums}]::int[]` })
    .from(reviewSums)
    .innerJoin(companies, sql`${companies.idEmp} = ${reviewSums.idEmp}`)
    .where(isAmong(OF_SUMS, selection))
    .groupBy(companies.idIndustry);
  return rows.map(({ idIndustry, counts }) => ({
    idIndustry,
    counts: KINDS.map((kind, index) => ({
      kind,
      counts: counts.slice(index * STARS.length, (index + 1) * STARS.length),
    })),
  }));
}
