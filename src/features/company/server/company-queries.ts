import { and, desc, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { CompanyHeader } from '#shared/core/company/company-header.ts';
import type { NamedCompany } from '#shared/core/company/company-name.ts';
import type { Locale } from '#shared/core/locale.ts';
import { packagesWith } from '#shared/core/packages.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import { companyStats } from '#shared/server/db/schema/company-stats.ts';
import { isPublicCompany } from '#shared/server/db/schema/public-company.ts';
import {
  type ContentVersionRow,
  type StoredRow,
  versionColumns,
  versionRow,
} from './content-queries.ts';
import { pictureJson } from './picture-json.ts';

const withStories = packagesWith('albumsOrNews').map((name) => `'${name}'`);

/** SQL condition: the company `c` shows at least one chapter. */
const hasStory = `c.package_hr_say in (${withStories.join(', ')}) and exists (
  select 1 from profile_versions pv join profile_items pi using (id_profile)
  where pv.id_emp = c.id_emp and pv.state = 'published' and pi.section = 'article'
    and case pv.lang when 'th' then c.published_th_at else c.published_en_at end is not null
    and pi.kind = 'brandStory' and pi.content -> 'showOnProfile' = 'true')`;

const HEADER_COLUMNS = `c.id_emp as "idEmp", c.company_name_th as "companyNameTh", c.company_name_en as "companyNameEn",
         coalesce(c.short_bio_th, '') as "shortBioTh", coalesce(c.short_bio_en, '') as "shortBioEn",
         c.id_industry as "idIndustry", i.name_th as "industryTh", i.name_en as "industryEn",
         v.name_th as "provinceTh", v.name_en as "provinceEn", c.company_size as "companySize",
         c.website, ${pictureJson('c.logo_media')} as logo, ${pictureJson('c.cover_media')} as cover,
         coalesce(s.review_count, 0) as "reviewCount", s.score, s.score_low as "scoreLow",
         s.score_high as "scoreHigh", coalesce(s.aspects, '{}') as aspects, s.recognition,
         coalesce(s.opening_count, 0) as "openingCount", ${hasStory} as "hasStory",
         array_remove(array[case when c.published_th_at is not null then 'th' end,
                            case when c.published_en_at is not null then 'en' end], null) as published,
         to_char(c.checked_on at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "checkedOn",
         c.is_demo as "isDemo", c.claimed_at is not null as "isClaimed"`;

const HEADER_TABLES = `companies c
  join industries i using (id_industry)
  left join provinces v on v.code = c.province
  left join company_stats s using (id_emp)`;

/** Loads the header of all pages of a company; null if the company is not public. */
export function companyHeader(db: Db, idEmp: number): Promise<CompanyHeader | null> {
  return headerWhere(db, sql`c.id_emp = ${idEmp} and c.is_active and c.is_listed`);
}

/** Loads the header for the preview of a draft, also before the company is listed. */
export function headerOfDraft(db: Db, idEmp: number): Promise<CompanyHeader | null> {
  return headerWhere(db, sql`c.id_emp = ${idEmp} and c.is_active`);
}

async function headerWhere(db: Db, condition: SQL): Promise<CompanyHeader | null> {
  const found = await db.execute<CompanyHeader & Record<string, unknown>>(
    sql`select ${sql.raw(`${HEADER_COLUMNS} from ${HEADER_TABLES}`)} where ${condition}`,
  );
  return found.rows[0] ?? null;
}

export interface PublishedCompany extends CompanyHeader {
  /** The public version in the reader's language, else in the other one; null if none is public. */
  readonly version: ContentVersionRow | null;
}

/** The header and the version for the reader in one query. */
export async function publishedCompany(
  db: Db,
  idEmp: number,
  locale: Locale,
): Promise<PublishedCompany | null> {
  const found = await db.execute<
    CompanyHeader & Record<'version', StoredRow | null> & Record<string, unknown>
  >(
    sql`select ${sql.raw(`${HEADER_COLUMNS}, row_to_json(x) as version from ${HEADER_TABLES}`)}
        left join lateral (
          select ${sql.raw(versionColumns(locale))} from profile_versions p
          where p.id_emp = c.id_emp and p.state = 'published'
            and case p.lang when 'th' then c.published_th_at else c.published_en_at end is not null
          order by p.lang = ${locale} desc limit 1) x on true
        where c.id_emp = ${idEmp} and c.is_active and c.is_listed`,
  );
  const [company] = found.rows;
  return company ? { ...company, version: company.version && versionRow(company.version) } : null;
}

/** Suggestions for a page that was not found. */
export function popularCompanies(db: Db, limit: number): Promise<readonly NamedCompany[]> {
  return db
    .select({
      idEmp: companies.idEmp,
      companyNameTh: companies.companyNameTh,
      companyNameEn: companies.companyNameEn,
    })
    .from(companyStats)
    .innerJoin(companies, eq(companies.idEmp, companyStats.idEmp))
    .where(
      and(
        isPublicCompany,
        or(isNotNull(companies.publishedThAt), isNotNull(companies.publishedEnAt)),
      ),
    )
    .orderBy(desc(companyStats.applicationCount), companyStats.idEmp)
    .limit(limit);
}

/** Finds the names that URLs contain, also of companies that are not public. */
export async function namesOf(db: Db, id: number): Promise<NamedCompany | null> {
  const { idEmp, companyNameTh, companyNameEn } = companies;
  const [company] = await db
    .select({ idEmp, companyNameTh, companyNameEn })
    .from(companies)
    .where(eq(idEmp, id));
  return company ?? null;
}
