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
  /** Stands for the published reviews, their words, months and votes. */
  readonly state: string | null;
  /** The figures as last written; null before the first ones. */
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

/** Companies by their numbers, or all from one number to another. */
export type CompanySelection = readonly number[] | CompanyRange;

type Kind = keyof RatingCounts;

const STARS = [1, 2, 3, 4, 5] as const;
/** The kinds of ratings in the order in which `counts` has them. */
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
 * `reviewWeight` of core/score.ts for each month: the one part of the formula that SQL repeats. Age is
 * whole days since the month began: from anything finer, a score would tell the moment.
 */
const WEIGHT = sql`power(2::float8,
  -greatest(0, (${TODAY} - ${reviewSums.month})::float8) / ${HALF_LIFE_DAYS}::float8)`;

/** Calculated once for a month: without the offset, each sum would do so again. */
const WEIGHED = sql`lateral (select ${WEIGHT} as weight offset 0) weighed`;

/** Σx^power over the ratings x of one kind in a row; with 0, how many there are. */
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

/** The largest number of a company, or of one that is gone whose sums are still there; 0 while there is none. */
export async function lastCompany(db: Db): Promise<number> {
  const { rows } = await db.execute<{ last: number }>(sql`
    select coalesce(greatest((select max(id_emp) from ${companies}), (select max(id_emp) from ${reviewSums})), 0) as last`);
  return rows[0]?.last ?? 0;
}

/** Companies whose reviews changed since their sums were folded. */
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

/** Makes one row of the rows of a month, where it changed, and none of what has no reviews any more. */
export async function compactSums(db: Db, selection: CompanySelection): Promise<void> {
  await db.execute(sql`
    with fresh as (
      delete from ${reviewSums} where not is_folded and ${isAmong(OF_SUMS, selection)}
      returning id_emp, month, counts, state
    ), folded as (
      delete from ${reviewSums} kept using (select distinct id_emp, month from fresh) changed
      where kept.is_folded and (kept.id_emp, kept.month) = (changed.id_emp, changed.month)
      returning kept.id_emp, kept.month, kept.counts, kept.state
    )
    insert into ${reviewSums} (id_emp, month, counts, state, is_folded)
    select id_emp, month, sum_counts(counts), bit_xor(state), true
    from (select * from fresh union all select * from folded) summed
    group by id_emp, month
    having bit_xor(state) <> 0`);
}

/** Sums anew the reviews of companies from one number to another; tells how many months were wrong. */
export async function reconcileSums(db: Db, from: number, to: number): Promise<number> {
  const { rows } = await db.execute<{ wrong: number }>(
    sql`select mend_review_sums(${from}, ${to})::int as wrong`,
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

/** How often each rating was given to some companies, by industry and kind. */
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
