import type { Locale } from '#shared/core/locale.ts';
import type { Result } from '#shared/core/result.ts';
import { fail, ok } from '#shared/core/result.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { missingFor } from '../core/completeness.ts';
import { contactOf, sectionOf } from './company-profile-queries.ts';
import { coverIds } from './cover-queries.ts';
import { insertDraft, updateDraft } from './create-version-queries.ts';
import type { VersionRow } from './profile-queries.ts';
import { findVersion, lockCompany } from './profile-queries.ts';
import { copyVersion } from './version-copy-queries.ts';

export interface NewVersion {
  readonly idEmp: number;
  readonly idUser: number;
  readonly lang: Locale;
  readonly now: Date;
}

type Company = NonNullable<Awaited<ReturnType<typeof lockCompany>>>;
type Created = Result<{ isNew: boolean }, 'not_found' | 'not_complete'>;

/**
 * Begins the page in a language: from what is public in it, else as a copy of the other language to
 * translate once that one is complete, else from what the company said when it registered.
 */
export function createVersion(db: Db, order: NewVersion): Promise<Created> {
  const { idEmp, lang, now } = order;
  return db.transaction(async (tx) => {
    const company = await lockCompany(tx, idEmp);
    if (!company) return fail('not_found');
    const draft = await findVersion(tx, idEmp, lang, 'draft');
    if (draft) {
      const { companyName, termsAcceptedAt } = draft;
      const accepted = termsAcceptedAt ?? now;
      await updateDraft(tx, draft.idProfile, { companyName, termsAcceptedAt: accepted });
      return ok({ isNew: false });
    }
    const published = await findVersion(tx, idEmp, lang, 'published');
    if (published) {
      await copyAsDraft(tx, published, order, published.companyName);
      return ok({ isNew: true });
    }
    const other = await otherLanguage(tx, company, lang);
    if (other === 'incomplete') return fail('not_complete');
    if (other) await copyAsDraft(tx, other, order, nameIn(company, lang));
    else await beginDraft(tx, company, order);
    return ok({ isNew: true });
  });
}

function nameIn(company: Company, lang: Locale): string {
  return lang === 'th' ? company.companyNameTh : company.companyNameEn;
}

async function copyAsDraft(
  db: Db,
  source: VersionRow,
  { lang, now }: NewVersion,
  companyName: string,
): Promise<void> {
  const idProfile = await copyVersion(db, source.idProfile, {
    lang,
    state: 'draft',
    publishedAt: null,
  });
  await updateDraft(db, idProfile, { companyName, termsAcceptedAt: now });
}

/** The version a second language is translated from; null when this is the first one. */
async function otherLanguage(
  db: Db,
  company: Company,
  lang: Locale,
): Promise<VersionRow | 'incomplete' | null> {
  const other = lang === 'th' ? 'en' : 'th';
  const draft = await findVersion(db, company.idEmp, other, 'draft');
  if (!draft) return findVersion(db, company.idEmp, other, 'published');
  const covers = await coverIds(db, draft.idProfile);
  const missing = missingFor({
    profile: sectionOf(draft, company.taxId ?? ''),
    coverCount: covers.length,
    termsAccepted: draft.termsAcceptedAt !== null,
  });
  return missing.length === 0 ? draft : 'incomplete';
}

async function beginDraft(db: Db, company: Company, order: NewVersion): Promise<void> {
  const { idEmp, lang, idUser, now } = order;
  const contact = await contactOf(db, idUser);
  await insertDraft(db, {
    idEmp,
    lang,
    companyName: nameIn(company, lang),
    shortBio: (lang === 'th' ? company.shortBioTh : company.shortBioEn) ?? '',
    idIndustry: company.idIndustry,
    companySize: company.companySize,
    country: company.country,
    province: company.province,
    city: company.city ?? '',
    address: company.address ?? '',
    postalCode: company.postalCode ?? '',
    website: company.website ?? '',
    logoMedia: company.logoMedia,
    ...contact,
    telephone: contact?.telephone || (company.telephone ?? ''),
    termsAcceptedAt: now,
  });
}
