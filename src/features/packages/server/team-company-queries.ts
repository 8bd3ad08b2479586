import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#shared/core/locale.ts';
import type { TeamPage } from '#shared/core/team/team-page.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { platformAdmins } from '#shared/server/db/schema/accounts.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import { auditLog } from '#shared/server/db/schema/operations.ts';
import type { PackageGrant, PageStatus, TeamCompany } from '../core/team-company.ts';

const status = (lang: Locale, publishedAt: SQL) => sql`jsonb_build_object(
  'isPublic', ${publishedAt} is not null,
  'isWaiting', exists (select from approvals a
    where a.id_emp = c.id_emp and a.lang = ${lang} and a.status = 'W'),
  'hasDraft', exists (select from profile_versions v
    where v.id_emp = c.id_emp and v.lang = ${lang} and v.state = 'draft'))`;

type Row = Omit<TeamCompany, 'claimedAt' | 'pages'> & {
  readonly claimedAt: string | null;
  readonly th: PageStatus;
  readonly en: PageStatus;
};

async function teamCompaniesWhere(db: Db, selection: SQL): Promise<readonly TeamCompany[]> {
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    select c.id_emp as "idEmp", c.company_name_th as "companyNameTh",
           c.company_name_en as "companyNameEn", c.tax_id as "taxId",
           c.package_hr_say as "packageHrSay", c.is_listed as "isListed",
           c.claimed_at as "claimedAt",
           (select count(*)::int from users u
             where u.id_emp = c.id_emp and u.deleted_at is null) as users,
           ${status('th', sql`c.published_th_at`)} as th,
           ${status('en', sql`c.published_en_at`)} as en
    from companies c ${selection}`);
  return rows.map(({ claimedAt, th, en, ...row }) => ({
    ...row,
    claimedAt: claimedAt === null ? null : new Date(claimedAt),
    pages: { th, en },
  }));
}

/** SQL condition: active, and not the placeholder that a pending claim works on. */
const IS_COMPANY = sql`c.is_active
  and not exists (select from company_claims s where s.id_stand_in = c.id_emp)`;

export const teamCompanies = (db: Db, { page, pageSize }: TeamPage) =>
  teamCompaniesWhere(
    db,
    sql`where ${IS_COMPANY} order by c.id_emp desc limit ${pageSize} offset ${(page - 1) * pageSize}`,
  );

/** The companies with these ids, in the same order. */
export const teamCompaniesOf = (db: Db, ids: readonly number[]) =>
  teamCompaniesWhere(
    db,
    sql`join unnest(${sql.param([...ids])}::int[]) with ordinality asked (id_emp, place) using (id_emp)
        where ${IS_COMPANY} order by asked.place`,
  );

/** Counts all companies as two parts, listed and not listed, which an index counts quickly. */
export async function countTeamCompanies(db: Db): Promise<number> {
  const isPublic = sql`(c.is_active and c.is_listed)`;
  const countOf = (condition: SQL) =>
    sql`(select count(*)::int from companies c where ${condition} and ${IS_COMPANY})`;
  const { rows } = await db.execute<{ total: number }>(
    sql`select ${countOf(isPublic)} + ${countOf(sql`not ${isPublic}`)} as total`,
  );
  return rows[0]?.total ?? 0;
}

/** Finds companies by tax id, with or without hyphens, or by company number. */
export async function companiesOfNumber(db: Db, input: string): Promise<readonly number[]> {
  const digits = input.replaceAll(/[\s-]/g, '');
  if (!/^(\d{13}|[1-9]\d{0,8})$/.test(digits)) return [];
  const isMatch =
    digits.length === 13 ? sql`c.tax_id = ${digits}` : sql`c.id_emp = ${Number(digits)}`;
  const { rows } = await db.execute<{ idEmp: number }>(
    sql`select c.id_emp as "idEmp" from companies c where ${isMatch} and ${IS_COMPANY}`,
  );
  return rows.map(({ idEmp }) => idEmp);
}

export async function setPackage(
  db: Db,
  { idEmp, packageHrSay }: Pick<TeamCompany, 'idEmp' | 'packageHrSay'>,
  now: Date,
): Promise<void> {
  await db
    .update(companies)
    .set({ packageHrSay, updatedAt: now })
    .where(eq(companies.idEmp, idEmp));
}

const MAX_GRANTS = 20;

export async function packageGrants(db: Db, idEmp: number): Promise<readonly PackageGrant[]> {
  const detail = (name: 'from' | 'to' | 'remark') =>
    sql<string>`coalesce(${auditLog.detail} ->> ${name}, '')`;
  return db
    .select({
      idAudit: auditLog.idAudit,
      adminName: platformAdmins.name,
      from: detail('from') as SQL<PackageGrant['from']>,
      to: detail('to') as SQL<PackageGrant['to']>,
      remark: detail('remark'),
      createdAt: auditLog.createdAt,
    })
    .from(auditLog)
    .leftJoin(platformAdmins, eq(platformAdmins.idAdmin, auditLog.idActor))
    .where(and(eq(auditLog.subject, `company:${idEmp}`), eq(auditLog.action, 'package.assign')))
    .orderBy(desc(auditLog.createdAt), desc(auditLog.idAudit))
    .limit(MAX_GRANTS);
}
