import { and, desc, eq, isNotNull, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Locale } from '#shared/core/locale.ts';
import type { Picture } from '#shared/core/picture.ts';
import type { Db } from '#shared/server/db/pool.ts';
import {
  companies,
  companyStats,
  industries,
  provinces,
} from '#shared/server/db/schema/companies.ts';
import { media } from '#shared/server/db/schema/media.ts';
import type { CompanyHeader, SuggestedCompany } from '../core/company-header.ts';

const logo = alias(media, 'logo');
const cover = alias(media, 'cover');

const pictureColumns = (table: typeof logo | typeof cover) => ({
  idMedia: table.idMedia,
  width: table.width,
  height: table.height,
  placeholder: table.placeholder,
  state: table.state,
});

/** One query, for every page of a company; null when there is no such company or it was closed. */
export async function companyHeader(db: Db, idEmp: number): Promise<CompanyHeader | null> {
  const [row] = await db
    .select({
      company: companies,
      industryTh: industries.nameTh,
      industryEn: industries.nameEn,
      provinceTh: provinces.nameTh,
      provinceEn: provinces.nameEn,
      stats: companyStats,
      logo: pictureColumns(logo),
      cover: pictureColumns(cover),
    })
    .from(companies)
    .innerJoin(industries, eq(industries.idIndustry, companies.idIndustry))
    .leftJoin(provinces, eq(provinces.code, companies.province))
    .leftJoin(companyStats, eq(companyStats.idEmp, companies.idEmp))
    .leftJoin(logo, eq(logo.idMedia, companies.logoMedia))
    .leftJoin(cover, eq(cover.idMedia, companies.coverMedia))
    .where(and(eq(companies.idEmp, idEmp), eq(companies.isActive, true)));
  if (!row) return null;
  const { company, stats } = row;
  return {
    idEmp: company.idEmp,
    nameTh: company.companyNameTh,
    nameEn: company.companyNameEn,
    shortBioTh: company.shortBioTh ?? '',
    shortBioEn: company.shortBioEn ?? '',
    idIndustry: company.idIndustry,
    industryTh: row.industryTh,
    industryEn: row.industryEn,
    provinceTh: row.provinceTh,
    provinceEn: row.provinceEn,
    companySize: company.companySize,
    website: company.website,
    logo: shownPicture(row.logo),
    cover: shownPicture(row.cover),
    reviewCount: stats?.reviewCount ?? 0,
    score: stats?.score ?? null,
    recognition: stats?.recognition ?? null,
    openingCount: stats?.openingCount ?? 0,
    published: publishedLanguages(company),
    isDemo: company.isDemo,
  };
}

type JoinedPicture = { [Key in keyof Picture]: Picture[Key] | null } & { state: string | null };

function shownPicture(joined: JoinedPicture | null): Picture | null {
  if (joined === null || joined.state === 'failed') return null;
  const { idMedia, width, height, placeholder } = joined;
  if (idMedia === null || width === null || height === null) return null;
  return { idMedia, width, height, placeholder };
}

function publishedLanguages(company: {
  publishedThAt: Date | null;
  publishedEnAt: Date | null;
}): readonly Locale[] {
  const languages: Locale[] = [];
  if (company.publishedThAt) languages.push('th');
  if (company.publishedEnAt) languages.push('en');
  return languages;
}

/** Pages worth offering to somebody whose company was not found. */
export function popularCompanies(db: Db, limit: number): Promise<readonly SuggestedCompany[]> {
  return db
    .select({
      idEmp: companies.idEmp,
      nameTh: companies.companyNameTh,
      nameEn: companies.companyNameEn,
    })
    .from(companyStats)
    .innerJoin(companies, eq(companies.idEmp, companyStats.idEmp))
    .where(
      and(
        eq(companies.isActive, true),
        or(isNotNull(companies.publishedThAt), isNotNull(companies.publishedEnAt)),
      ),
    )
    .orderBy(desc(companyStats.applicationCount), companyStats.idEmp)
    .limit(limit);
}
