import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import { profileVersions } from '#shared/server/db/schema/profiles.ts';
import { reviews } from '#shared/server/db/schema/reviews.ts';
import type { ExportedAccount } from '../core/my-account-contract.ts';

const MOST_REVIEWS = 5_000;

export async function exportedCompany(db: Db, idEmp: number): Promise<ExportedAccount['company']> {
  const [row] = await db
    .select({
      idEmp: companies.idEmp,
      companyNameTh: companies.companyNameTh,
      companyNameEn: companies.companyNameEn,
      taxId: companies.taxId,
      idIndustry: companies.idIndustry,
      companySize: companies.companySize,
      country: companies.country,
      province: companies.province,
      city: companies.city,
      address: companies.address,
      postalCode: companies.postalCode,
      telephone: companies.telephone,
      website: companies.website,
      packageHrSay: companies.packageHrSay,
    })
    .from(companies)
    .where(eq(companies.idEmp, idEmp));
  if (!row) throw new Error('the company is gone');
  return row;
}

export async function exportedProfiles(
  db: Db,
  idEmp: number,
): Promise<ExportedAccount['profiles']> {
  return db
    .select({
      lang: profileVersions.lang,
      state: profileVersions.state,
      companyName: profileVersions.companyName,
      shortBio: profileVersions.shortBio,
      about: profileVersions.about,
      vision: profileVersions.vision,
      mission: profileVersions.mission,
      whyJoinUs: profileVersions.whyJoinUs,
      brandStory: profileVersions.brandStory,
      contactName: profileVersions.contactName,
      contactPosition: profileVersions.contactPosition,
      contactEmail: profileVersions.contactEmail,
    })
    .from(profileVersions)
    .where(eq(profileVersions.idEmp, idEmp));
}

/** What every visitor reads: no writer, no day, no state. */
export async function exportedReviews(db: Db, idEmp: number): Promise<ExportedAccount['reviews']> {
  const rows = await db
    .select({
      idReview: reviews.idReview,
      month: reviews.publishedMonth,
      ratingOverall: reviews.ratingOverall,
      ratingLife: reviews.ratingLife,
      ratingWork: reviews.ratingWork,
      ratingMoney: reviews.ratingMoney,
      ratingSocial: reviews.ratingSocial,
      title: reviews.title,
      goodPoints: reviews.goodPoints,
      improvePoints: reviews.improvePoints,
      usefulCount: reviews.usefulCount,
    })
    .from(reviews)
    .where(and(eq(reviews.idEmp, idEmp), eq(reviews.status, 'published')))
    .orderBy(desc(reviews.publishedMonth), desc(reviews.idReview))
    .limit(MOST_REVIEWS);
  return rows.map(({ month, ...row }) => ({ ...row, month: month?.slice(0, 7) ?? null }));
}
