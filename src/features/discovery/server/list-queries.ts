import {
  and,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { QuotedWords } from '#features/review/core/quotes/company-quote.ts';
import { aspectsBy, type RatedAspect } from '#shared/core/aspects.ts';
import { RECOGNITIONS } from '#shared/core/domain/review.ts';
import type { Locale } from '#shared/core/locale.ts';
import { ALL_INDUSTRIES_ID } from '#shared/core/master-data/industries.ts';
import {
  displayedScore,
  isReadyLogo,
  isScoredFrom,
  LOGO_COLUMNS,
  logo,
  RATING_COLUMNS,
} from '#shared/server/db/company-score-queries.ts';
import { inStatement, isOneOf } from '#shared/server/db/planned-once.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { companies, media } from '#shared/server/db/schema/companies.ts';
import {
  companyJobFields,
  companyStats,
  dreamCompanies,
} from '#shared/server/db/schema/company-stats.ts';
import { industries, provinces } from '#shared/server/db/schema/master-data.ts';
import { isPublicCompany, NAMED_COMPANY } from '#shared/server/db/schema/public-company.ts';
import type { CompanyCard, CompanySort, Refinement } from '../core/discovery-contract.ts';
import { storedStats } from './counts/stored-counts-queries.ts';

/** Each sort column has an index in company_stats, used in both directions. */
const SORTED_BY: Record<CompanySort, SQLWrapper> = {
  relevance: companyStats.score,
  score: companyStats.score,
  reviews: companyStats.reviewCount,
  applications: companyStats.applicationCount,
  latest: companyStats.lastReviewMonth,
};
const FIRST_TO_LAST = [sql`desc nulls last`, sql`asc`] as const;
const LAST_TO_FIRST = [sql`asc nulls first`, sql`desc`] as const;

function order(sort: CompanySort, [by, byId] = FIRST_TO_LAST): SQL[] {
  return [sql`${SORTED_BY[sort]} ${by}`, sql`${companyStats.idEmp} ${byId}`];
}

/** The filters of a list; 0 and '' mean all. */
export interface Category extends Partial<Refinement> {
  readonly idIndustry: number;
  readonly idJobField: number;
  readonly province: string;
}

export const EVERY_COMPANY: Category = { idIndustry: 0, idJobField: 0, province: '' };

/** True if filters apply that stored counts do not cover. */
export function isRefined({ scoreFrom, size, recognition, hiring, hasPage }: Category): boolean {
  return Boolean(scoreFrom || size || recognition || hiring || hasPage);
}

/** Refining filters compare scores as displayed: one decimal, none below MIN_REVIEWS. */
function refined({ scoreFrom, size, recognition, hiring, hasPage }: Category): SQL | undefined {
  const levels = recognition && RECOGNITIONS.slice(RECOGNITIONS.indexOf(recognition));
  const stats = and(
    scoreFrom ? isScoredFrom(scoreFrom) : undefined,
    levels ? inArray(companyStats.recognition, levels) : undefined,
    hiring ? gt(companyStats.openingCount, inStatement(0)) : undefined,
  );
  return and(
    size ? eq(companies.companySize, size) : undefined,
    hasPage
      ? or(isNotNull(companies.publishedThAt), isNotNull(companies.publishedEnAt))
      : undefined,
    stats &&
      sql`exists (select 1 from ${companyStats}
        where ${companyStats.idEmp} = ${companies.idEmp} and ${stats})`,
  );
}

export function isIn(within: Category): SQL | undefined {
  const { idIndustry, idJobField, province } = within;
  const isInField = sql`exists (select 1 from ${companyJobFields} jf
    where jf.id_emp = ${companies.idEmp} and jf.id_job_field = ${idJobField})`;
  return and(
    idIndustry > 0 && idIndustry !== ALL_INDUSTRIES_ID
      ? eq(companies.idIndustry, idIndustry)
      : undefined,
    idJobField > 0 ? isInField : undefined,
    province === '' ? undefined : eq(companies.province, province),
    refined(within),
  );
}

export async function countCategory(db: Db, within: Category): Promise<number> {
  if (!isRefined(within)) return (await storedStats(db, within)).companies;
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(companies)
    .where(and(isPublicCompany, isIn(within)));
  return row?.total ?? 0;
}

interface Part {
  readonly limit: number;
  readonly offset: number;
}
type CategoryPage = Part & { readonly sort: CompanySort };

export async function countedPage(db: Db, within: Category, page: CategoryPage) {
  const total = await countCategory(db, within);
  return { total, ids: await listCategory(db, within, { ...page, total }) };
}

/** The ids of one page, read from the start or the end of the list, whichever is nearer. */
export async function listCategory(
  db: Db,
  within: Category,
  { sort, limit, offset, total = Infinity }: CategoryPage & { readonly total?: number },
): Promise<number[]> {
  const after = total - offset - limit;
  if (after >= offset) return listInOrder(db, within, order(sort), { limit, offset });
  const rest = { limit: Math.max(0, limit + Math.min(0, after)), offset: Math.max(0, after) };
  const lastFirst = await listInOrder(db, within, order(sort, LAST_TO_FIRST), rest);
  return lastFirst.reverse();
}

async function listInOrder(
  db: Db,
  within: Category,
  inOrder: readonly SQL[],
  { limit, offset }: Part,
): Promise<number[]> {
  const condition = isIn(within);
  const listed = db.select({ idEmp: companyStats.idEmp }).from(companyStats).$dynamic();
  // Deep pages need only the index: an array instead of a join avoids reading all companies.
  const rows = await (condition
    ? listed
        .innerJoin(companies, eq(companies.idEmp, companyStats.idEmp))
        .where(and(isPublicCompany, condition))
    : listed.where(sql`${companyStats.idEmp} <> all(array(select ${companies.idEmp}
        from ${companies} where not ${isPublicCompany}))`)
  )
    .orderBy(...inOrder)
    .limit(limit)
    .offset(offset);
  return rows.map(({ idEmp }) => idEmp);
}

export async function sortCompanies(db: Db, idEmps: readonly number[], sort: CompanySort) {
  if (idEmps.length === 0) return [];
  const rows = await db
    .select({ idEmp: companyStats.idEmp })
    .from(companyStats)
    .where(isOneOf(companyStats.idEmp, idEmps))
    .orderBy(...order(sort));
  return rows.map(({ idEmp }) => idEmp);
}

export async function listDreamCompanies(db: Db, limit: number): Promise<number[]> {
  const rows = await db
    .select({ idEmp: dreamCompanies.idEmp })
    .from(dreamCompanies)
    .orderBy(dreamCompanies.position)
    .limit(limit);
  return rows.map(({ idEmp }) => idEmp);
}

/** The best recognised companies; of the first 200, companies with a logo come first. */
export async function listRecognised(db: Db, limit: number): Promise<number[]> {
  const { idEmp, score, recognition } = companyStats;
  const best = db
    .select({ idEmp, score })
    .from(companyStats)
    .where(isNotNull(recognition))
    .orderBy(...order('score'))
    .limit(200)
    .as('best');
  const rows = await db
    .select({ idEmp: best.idEmp })
    .from(best)
    .innerJoin(companies, eq(companies.idEmp, best.idEmp))
    .where(isPublicCompany)
    .orderBy(isNull(companies.logoMedia), sql`${best.score} desc nulls last`, best.idEmp)
    .limit(limit);
  return rows.map((row) => row.idEmp);
}

const cover = alias(media, 'cover');
const HAS_PAGE = sql<boolean>`${companies.publishedThAt} is not null or ${companies.publishedEnAt} is not null`;

export const aspectScore = (aspect: RatedAspect) =>
  sql<number | null>`(${companyStats.aspects} -> ${sql.raw(`'${aspect}'`)} ->> 'score')::float8`;

const quoteFor = (reader: Locale) => sql<QuotedWords | null>`(
  select json_build_object('text', q.text, 'lang', q.lang, 'idReview', r.public_id)
  from company_quotes q join reviews r using (id_review)
  where q.id_emp = ${companies.idEmp} and q.kind = 'line'
  order by q.lang = ${reader} desc limit 1)`;

/** Cards in the order of the ids with a quote; companies closed concurrently are left out. */
export async function companyCards(
  db: Db,
  idEmps: readonly number[],
  reader: Locale,
): Promise<CompanyCard[]> {
  if (idEmps.length === 0) return [];
  const rows = await db
    .select({
      ...NAMED_COMPANY,
      idIndustry: companies.idIndustry,
      industryTh: industries.nameTh,
      industryEn: industries.nameEn,
      provinceTh: provinces.nameTh,
      provinceEn: provinces.nameEn,
      companySize: companies.companySize,
      shortBioTh: sql<string>`coalesce(${companies.shortBioTh}, '')`,
      shortBioEn: sql<string>`coalesce(${companies.shortBioEn}, '')`,
      logo: LOGO_COLUMNS,
      cover: { idMedia: cover.idMedia, width: cover.width, height: cover.height },
      hrsay: HAS_PAGE,
      ...RATING_COLUMNS,
      ...aspectsBy('rated', ({ rated }) => displayedScore(aspectScore(rated))),
      recognition: companyStats.recognition,
      openingCount: sql<number>`coalesce(${companyStats.openingCount}, 0)`,
      applicationCount: sql<number>`coalesce(${companyStats.applicationCount}, 0)`,
      quote: quoteFor(reader),
      isDemo: companies.isDemo,
    })
    .from(companies)
    .innerJoin(industries, eq(industries.idIndustry, companies.idIndustry))
    .leftJoin(provinces, eq(provinces.code, companies.province))
    .leftJoin(companyStats, eq(companyStats.idEmp, companies.idEmp))
    .leftJoin(logo, isReadyLogo)
    .leftJoin(cover, and(eq(cover.idMedia, companies.coverMedia), eq(cover.state, 'ready')))
    .where(and(isOneOf(companies.idEmp, idEmps), isPublicCompany));
  const byId = new Map(rows.map((row) => [row.idEmp, row]));
  return idEmps.flatMap((idEmp) => byId.get(idEmp) ?? []);
}

/** Aspect scores by company; companies without reviews are missing. */
export async function aspectsOf(db: Db, idEmps: readonly number[]) {
  const { idEmp, aspects } = companyStats;
  const rows = await db.select({ idEmp, aspects }).from(companyStats).where(isOneOf(idEmp, idEmps));
  return new Map(rows.map((row) => [row.idEmp, row.aspects]));
}

export async function findOverview(db: Db, idEmp: number) {
  const [row] = await db
    .select({
      hrsay: HAS_PAGE,
      hasYousay: sql<boolean>`coalesce(${companyStats.reviewCount}, 0) > 0`,
    })
    .from(companies)
    .leftJoin(companyStats, eq(companyStats.idEmp, companies.idEmp))
    .where(and(eq(companies.idEmp, idEmp), isPublicCompany));
  return row ?? null;
}
