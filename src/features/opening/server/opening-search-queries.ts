import { and, desc, eq, exists, gte, or, type SQL, sql } from 'drizzle-orm';
import {
  isReadyLogo,
  isScoredFrom,
  LOGO_COLUMNS,
  logo,
  RATING_COLUMNS,
} from '#shared/server/db/company-score-queries.ts';
import { countUpTo } from '#shared/server/db/planned-once.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import { companyStats } from '#shared/server/db/schema/company-stats.ts';
import { openings } from '#shared/server/db/schema/jobs.ts';
import { provinces } from '#shared/server/db/schema/master-data.ts';
import { isPublicCompany, NAMED_COMPANY } from '#shared/server/db/schema/public-company.ts';
import type { FoundOpening } from '../core/opening.ts';
import {
  MAX_RESULTS,
  NEW_DAYS,
  nearPatterns,
  type OpeningSearchQuery,
  type SearchSort,
  titlePatterns,
} from '../core/opening-search-query.ts';
import { isVisible, LISTED_COLUMNS } from './opening-queries.ts';

export type OpeningFilterQuery = Omit<OpeningSearchQuery, 'pg' | 'sort'> & {
  /** `sure`: minimum pay reaches `salaryFrom`; `mayReach`: only maximum pay does; absent: both. */
  readonly pay?: 'sure' | 'mayReach' | undefined;
};

/** Maximum pay in baht; null for other currencies, which are not comparable. */
const MAX_PAY = sql`(case when ${openings.salaryCurrency} = 'THB'
  then coalesce(${openings.salaryTo}, ${openings.salaryFrom}) end)`;
const MIN_PAY = sql`(case when ${openings.salaryCurrency} = 'THB' then ${openings.salaryFrom} end)`;
export const IS_NEW = sql<boolean>`${openings.postedAt} > now() - make_interval(days => ${NEW_DAYS})`;

/** Calendar days since publication in Thai time: an opening of last evening is 1 day old. */
const DAYS_AGO = sql<number>`(now() at time zone 'Asia/Bangkok')::date
  - (${openings.postedAt} at time zone 'Asia/Bangkok')::date`;

/** Matches the index definition: the columns are never null, but the planner does not infer it. */
export const NEWEST = [
  sql`${openings.postedAt} desc nulls last`,
  sql`${openings.idJob} desc nulls last`,
] as const;
const ORDER: Record<SearchSort, readonly SQL[]> = {
  newest: NEWEST,
  salary: [sql`${MAX_PAY} desc nulls last`, ...NEWEST],
  score: [sql`${companyStats.score} desc nulls last`, ...NEWEST],
};

function isOfScored(db: Db, scoreFrom: string): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(companyStats)
      .where(and(eq(companyStats.idEmp, openings.idEmp), isScoredFrom(scoreFrom))),
  );
}

function isTitled(keyword: string): SQL | undefined {
  if (keyword === '') return undefined;
  const patterns = titlePatterns(keyword);
  if (patterns === null) return sql`false`;
  return and(...patterns.map((pattern) => sql`${openings}.search_words like ${pattern}`));
}

/** Maximum pay is indexed; minimum pay is checked only on rows that this index finds. */
function isPaid(salaryFrom: string, pay: OpeningFilterQuery['pay']): SQL | undefined {
  const minSalary = Number(salaryFrom);
  const begins = sql`coalesce(${MIN_PAY} >= ${minSalary}, false)`;
  return and(
    sql`${MAX_PAY} >= ${minSalary}`,
    pay && (pay === 'sure' ? begins : sql`not ${begins}`),
  );
}

export function matchingOpenings(db: Db, query: OpeningFilterQuery): SQL | undefined {
  const { keyword, salaryFrom, scoreFrom, fresh, pay } = query;
  return and(
    isVisible(query),
    isPublicCompany,
    isTitled(keyword),
    salaryFrom ? isPaid(salaryFrom, pay) : undefined,
    scoreFrom ? isOfScored(db, scoreFrom) : undefined,
    fresh ? IS_NEW : undefined,
  );
}

export function countFound(db: Db, query: OpeningFilterQuery): Promise<number> {
  const found = db
    .select({ idJob: openings.idJob })
    .from(openings)
    .innerJoin(companies, eq(companies.idEmp, openings.idEmp))
    .where(matchingOpenings(db, query));
  return countUpTo(db, MAX_RESULTS + 1, found);
}

/** Trigram word similarity of a typed keyword and a title. */
const MIN_TITLE_SIMILARITY = 0.4;
const MAX_COMPARED_TITLES = 2_000;

/** The most similar title among openings that match the other filters; null below the threshold. */
export async function findNearTitle(
  db: Db,
  query: OpeningFilterQuery,
): Promise<Pick<FoundOpening, 'positionTh' | 'positionEn'> | null> {
  const near = nearPatterns(query.keyword);
  if (!near) return null;
  const holdsPiece = near.patterns.map((pattern) => sql`${openings}.search_words like ${pattern}`);
  const compared = db
    .select({
      positionTh: openings.positionTh,
      positionEn: openings.positionEn,
      idJob: openings.idJob,
      likeness: sql<number>`word_similarity(${near.terms}, ${openings}.search_words)`.as(
        'likeness',
      ),
    })
    .from(openings)
    .innerJoin(companies, eq(companies.idEmp, openings.idEmp))
    .where(and(matchingOpenings(db, { ...query, keyword: '' }), or(...holdsPiece)))
    .limit(MAX_COMPARED_TITLES)
    .as('compared');
  const [row] = await db
    .select({ positionTh: compared.positionTh, positionEn: compared.positionEn })
    .from(compared)
    .where(gte(compared.likeness, MIN_TITLE_SIMILARITY))
    .orderBy(desc(compared.likeness), desc(compared.idJob))
    .limit(1);
  return row ?? null;
}

/** Finds the ids of one page first, so that details are loaded for this page only. */
export function listFound(
  db: Db,
  query: OpeningFilterQuery & Pick<OpeningSearchQuery, 'sort'>,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<FoundOpening[]> {
  const order = ORDER[query.sort];
  const filtered = db
    .select({ idJob: openings.idJob })
    .from(openings)
    .innerJoin(companies, eq(companies.idEmp, openings.idEmp))
    .where(matchingOpenings(db, query))
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
    .$dynamic();
  // An inner join reads scores in index order without sorting; counted openings have stats.
  const found = (
    query.sort === 'score'
      ? filtered.innerJoin(companyStats, eq(companyStats.idEmp, openings.idEmp))
      : filtered
  ).as('found');
  return db
    .select({
      ...LISTED_COLUMNS,
      daysAgo: DAYS_AGO,
      isDemo: companies.isDemo,
      ...NAMED_COMPANY,
      logo: LOGO_COLUMNS,
      ...RATING_COLUMNS,
    })
    .from(found)
    .innerJoin(openings, eq(openings.idJob, found.idJob))
    .innerJoin(companies, eq(companies.idEmp, openings.idEmp))
    .leftJoin(companyStats, eq(companyStats.idEmp, openings.idEmp))
    .leftJoin(provinces, eq(provinces.code, openings.province))
    .leftJoin(logo, isReadyLogo)
    .orderBy(...order);
}
