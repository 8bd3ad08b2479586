import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { companies, media, users } from '#shared/server/db/schema/companies.ts';
import { profileVersions } from '#shared/server/db/schema/profiles.ts';
import type { StoredPicture } from '../core/profile-contract.ts';
import type { CompanyProfile } from '../core/sections/company-profile.ts';
import type { VersionRow } from './profile-queries.ts';

/** The tax id belongs to the company, not to one language of its page. */
export async function taxIdOf(db: Db, idEmp: number): Promise<string> {
  const [row] = await db
    .select({ taxId: companies.taxId })
    .from(companies)
    .where(eq(companies.idEmp, idEmp));
  return row?.taxId ?? '';
}

export function sectionOf(version: VersionRow, taxId: string): CompanyProfile {
  return {
    companyName: version.companyName,
    taxId,
    shortBio: version.shortBio,
    companySize: version.companySize,
    idIndustry: version.idIndustry,
    country: version.country,
    province: version.province ?? '',
    city: version.city,
    address: version.address,
    postalCode: version.postalCode,
    website: version.website,
    about: version.about,
    vision: version.vision,
    mission: version.mission,
    whyJoinUs: version.whyJoinUs,
    logoMedia: version.logoMedia,
    contactName: version.contactName,
    contactPosition: version.contactPosition,
    telephone: version.telephone,
    contactEmail: version.contactEmail,
  };
}

export async function writeSection(
  db: Db,
  version: VersionRow,
  { taxId, province, ...profile }: CompanyProfile,
): Promise<void> {
  await db
    .update(profileVersions)
    .set({ ...profile, province: province === '' ? null : province })
    .where(eq(profileVersions.idProfile, version.idProfile));
  if (taxId === '') return;
  await db
    .update(companies)
    .set({ taxId })
    .where(and(eq(companies.idEmp, version.idEmp)));
}

export async function isTaxIdTaken(db: Db, taxId: string, idEmp: number): Promise<boolean> {
  if (taxId === '') return false;
  const [row] = await db
    .select({ idEmp: companies.idEmp })
    .from(companies)
    .where(and(eq(companies.taxId, taxId), ne(companies.idEmp, idEmp)));
  return row !== undefined;
}

export async function storedPicture(db: Db, idMedia: string | null): Promise<StoredPicture | null> {
  if (idMedia === null) return null;
  const [row] = await db
    .select({
      idMedia: media.idMedia,
      width: media.width,
      height: media.height,
      placeholder: media.placeholder,
      state: media.state,
    })
    .from(media)
    .where(eq(media.idMedia, idMedia));
  return row ?? null;
}

/** Who is named as the contact when a page is begun. */
export async function contactOf(db: Db, idUser: number) {
  const [row] = await db
    .select({
      contactName: users.contactName,
      contactPosition: users.position,
      contactEmail: users.email,
      telephone: users.telephone,
    })
    .from(users)
    .where(and(eq(users.idUser, idUser), isNull(users.deletedAt)));
  return row ?? null;
}
