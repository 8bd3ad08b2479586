import { and, desc, eq, sql } from 'drizzle-orm';
import { isOpen, OPENING_COLUMNS } from '#shared/server/db/opening-queries.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import { openings } from '#shared/server/db/schema/jobs.ts';
import { provinces } from '#shared/server/db/schema/master-data.ts';
import type { ListedOpening, Opening, OpeningChoices } from '../core/opening.ts';
import type { OpeningListQuery } from '../core/opening-list-query.ts';

export const IS_OPEN = sql<boolean>`${sql.raw(isOpen('openings'))}`;

export const LISTED_COLUMNS = {
  idJob: openings.idJob,
  positionTh: openings.positionTh,
  positionEn: openings.positionEn,
  provinceTh: provinces.nameTh,
  provinceEn: provinces.nameEn,
  jobType: openings.jobType,
  salaryFrom: openings.salaryFrom,
  salaryTo: openings.salaryTo,
  salaryCurrency: openings.salaryCurrency,
  education: openings.education,
  headcount: openings.headcount,
  postedAt: openings.postedAt,
  expiresAt: openings.expiresAt,
};

export function isVisible(query: Partial<OpeningListQuery>) {
  const { jobType, province, education, idJobField } = query;
  return and(
    IS_OPEN,
    jobType && eq(openings.jobType, jobType),
    province ? eq(openings.province, province) : undefined,
    education && eq(openings.education, education),
    idJobField ? eq(openings.idJobField, idJobField) : undefined,
  );
}

function matching(idEmp: number, query: Partial<OpeningListQuery>) {
  return and(eq(openings.idEmp, idEmp), isVisible(query));
}

export function countCompanyOpenings(db: Db, idEmp: number, query: Partial<OpeningListQuery>) {
  return db.$count(openings, matching(idEmp, query));
}

export function listOpenings(
  db: Db,
  idEmp: number,
  query: Partial<OpeningListQuery>,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<ListedOpening[]> {
  return db
    .select(LISTED_COLUMNS)
    .from(openings)
    .leftJoin(provinces, eq(provinces.code, openings.province))
    .where(matching(idEmp, query))
    .orderBy(desc(openings.postedAt), desc(openings.idJob))
    .limit(limit)
    .offset(offset);
}

export async function openingChoices(db: Db, idEmp: number): Promise<OpeningChoices> {
  const all = (column: string) =>
    sql.raw(`coalesce(array_agg(distinct ${column}) filter (where ${column} is not null), '{}')`);
  const [found] = await db
    .select({
      total: sql<number>`count(*)::int`,
      jobTypes: sql<OpeningChoices['jobTypes']>`${all('job_type')}`,
      educations: sql<OpeningChoices['educations']>`${all('education')}`,
      provinces: sql<string[]>`${all('province::text')}`,
      jobFields: sql<number[]>`${all('id_job_field')}`,
    })
    .from(openings)
    .where(matching(idEmp, {}));
  return found ?? { total: 0, jobTypes: [], educations: [], provinces: [], jobFields: [] };
}

/** Finds an opening; those that start in the future are not found. */
export async function findOpening(
  db: Db,
  { idEmp, idJob }: { readonly idEmp: number; readonly idJob: number },
): Promise<Opening | null> {
  const [found] = await db
    .select({ ...LISTED_COLUMNS, ...OPENING_COLUMNS, country: companies.country, isOpen: IS_OPEN })
    .from(openings)
    .innerJoin(companies, eq(companies.idEmp, openings.idEmp))
    .leftJoin(provinces, eq(provinces.code, openings.province))
    .where(
      and(eq(openings.idJob, idJob), eq(openings.idEmp, idEmp), sql`${openings.postedAt} <= now()`),
    );
  return found ?? null;
}
