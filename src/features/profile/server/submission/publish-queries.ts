import { eq, sql } from 'drizzle-orm';
import type { Locale } from '#shared/core/locale.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import type { CompanyProfile } from '../../core/sections/company-profile.ts';

/** Copies the values of the published version that lists and searches use. */
export async function updateCompany(
  db: Db,
  { idEmp, lang }: { readonly idEmp: number; readonly lang: Locale },
  profile: CompanyProfile,
  coverMedia: string | null,
  now: Date,
) {
  const isThai = lang === 'th';
  const isThaiAddress = profile.country === 'TH';
  const [company] = await db
    .update(companies)
    .set({
      ...(isThai
        ? {
            companyNameTh: profile.companyName,
            shortBioTh: profile.shortBio,
            publishedThAt: now,
          }
        : {
            companyNameEn: profile.companyName,
            shortBioEn: profile.shortBio,
            publishedEnAt: now,
          }),
      ...(profile.idIndustry === null ? {} : { idIndustry: profile.idIndustry }),
      companySize: profile.companySize,
      country: profile.country,
      province: isThaiAddress ? profile.province : null,
      city: profile.city,
      address: profile.address,
      postalCode: isThaiAddress ? profile.postalCode : null,
      telephone: profile.telephone,
      website: profile.website === '' ? null : profile.website,
      logoMedia: profile.logoMedia,
      coverMedia,
      claimedAt: sql`coalesce(${companies.claimedAt}, ${now.toISOString()}::timestamptz)`,
      checkedOn: now,
      updatedAt: now,
    })
    .where(eq(companies.idEmp, idEmp))
    .returning({
      idEmp: companies.idEmp,
      companyNameTh: companies.companyNameTh,
      companyNameEn: companies.companyNameEn,
    });
  if (!company) throw new Error('the company is gone');
  return company;
}
