import { eq, sql } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import type { VersionRow } from './profile-queries.ts';

/** What lists, search and every page of the company show, taken from the version just published. */
export async function updateCompany(
  db: Db,
  version: VersionRow,
  coverMedia: string | null,
  now: Date,
) {
  const isThai = version.lang === 'th';
  const isThaiAddress = version.country === 'TH';
  const [company] = await db
    .update(companies)
    .set({
      ...(isThai
        ? {
            companyNameTh: version.companyName,
            shortBioTh: version.shortBio,
            publishedThAt: now,
          }
        : {
            companyNameEn: version.companyName,
            shortBioEn: version.shortBio,
            publishedEnAt: now,
          }),
      ...(version.idIndustry === null ? {} : { idIndustry: version.idIndustry }),
      companySize: version.companySize,
      country: version.country,
      province: isThaiAddress ? version.province : null,
      city: version.city,
      address: version.address,
      postalCode: isThaiAddress ? version.postalCode : null,
      telephone: version.telephone,
      website: version.website === '' ? null : version.website,
      logoMedia: version.logoMedia,
      coverMedia,
      claimedAt: sql`coalesce(${companies.claimedAt}, ${now.toISOString()}::timestamptz)`,
      updatedAt: now,
    })
    .where(eq(companies.idEmp, version.idEmp))
    .returning({
      idEmp: companies.idEmp,
      companyNameTh: companies.companyNameTh,
      companyNameEn: companies.companyNameEn,
    });
  if (!company) throw new Error('the company is gone');
  return company;
}
