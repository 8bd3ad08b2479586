// A draft that may be submitted, and the values that make it so.
import type { CompanyProfile } from '#features/profile/core/company-profile.ts';
import { createVersion } from '#features/profile/server/create-version.ts';
import { attachBanner } from '#features/profile/server/edit-cover.ts';
import {
  readCompanyProfile,
  saveCompanyProfile,
} from '#features/profile/server/save-company-profile.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { Db } from '#shared/server/db/pool.ts';
import type { TestCompany } from './company-fixture.ts';
import { readyMedia } from './company-fixture.ts';

export async function draftOf(db: Db, company: TestCompany, lang: Locale): Promise<void> {
  const created = await createVersion(db, { ...company, lang, now: new Date() });
  if (!created.ok) throw new Error(`no draft: ${created.code}`);
}

export async function profileOf(
  db: Db,
  company: TestCompany,
  lang: Locale,
): Promise<{ revision: number; values: CompanyProfile }> {
  const read = await readCompanyProfile(db, { idEmp: company.idEmp, lang });
  if (!read.ok) throw new Error('no draft to read');
  return read.value;
}

/** Draft, every required field and one cover. */
export async function completeDraft(
  db: Db,
  company: TestCompany,
  lang: Locale,
  change: Partial<CompanyProfile> = {},
): Promise<string> {
  await draftOf(db, company, lang);
  const { revision, values } = await profileOf(db, company, lang);
  const { saved } = await saveCompanyProfile(db, {
    ...company,
    lang,
    revision,
    finish: true,
    profile: { ...values, ...change },
  });
  if (!saved.ok) throw new Error(`not saved: ${saved.code}`);
  const idMedia = await readyMedia(db, company.idEmp);
  const edit = { ...company, lang, packageHrSay: 'platinum' as const };
  await attachBanner(db, edit, { idMedia, altText: 'cover' });
  return idMedia;
}
