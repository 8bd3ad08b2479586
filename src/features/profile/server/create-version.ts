import { randomUUID } from 'node:crypto';
import { inLanguage, otherLocale } from '#shared/core/in-language.ts';
import type { Locale } from '#shared/core/locale.ts';
import { fail, ok, type Result } from '#shared/core/result.ts';
import { slugify } from '#shared/core/slug.ts';
import { commonYear } from '#shared/core/time/thai-time.ts';
import { lockCompany } from '#shared/server/company/company-queries.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { describeImages } from '../core/article/article-body.ts';
import { type Article, articles } from '../core/sections/article.ts';
import { type CompanyProfile, companyProfile } from '../core/sections/company-profile.ts';
import { type HistoryTopicContent, history } from '../core/sections/history.ts';
import type { Item } from '../core/sections/section.ts';
import { missingOfDraft } from './draft-state.ts';
import { itemsOf, picturesOf, writeItems } from './item-queries.ts';
import { type CompanyRow, contactOf, findVersion, type VersionRow } from './profile-queries.ts';
import { acceptTerms, copyItems, emptyDescriptions, insertVersion } from './version-queries.ts';

export interface NewVersion {
  readonly idEmp: number;
  readonly idUser: number;
  readonly lang: Locale;
  readonly now: Date;
}

type Created = Result<{ isNew: boolean }, 'not_found' | 'not_complete'>;

/** Creates a language's draft: from its public version, the complete other one, or registration. */
export function createVersion(db: Db, order: NewVersion): Promise<Created> {
  const { idEmp, lang, now } = order;
  return db.transaction(async (tx) => {
    const company = await lockCompany(tx, idEmp);
    if (!company) return fail('not_found');
    const draft = await findVersion(tx, idEmp, lang, 'draft');
    if (draft) {
      await acceptTerms(tx, draft.idProfile, now);
      return ok({ isNew: false });
    }
    const published = await findVersion(tx, idEmp, lang, 'published');
    if (published) {
      await copyAsDraft(tx, published, order);
      return ok({ isNew: true });
    }
    const other = await otherLanguage(tx, company, lang);
    if (other === 'incomplete') return fail('not_complete');
    if (other)
      await copyAsDraft(
        tx,
        other,
        order,
        inLanguage(lang, company.companyNameTh, company.companyNameEn),
      );
    else await beginDraft(tx, company, order);
    return ok({ isNew: true });
  });
}

async function copyAsDraft(
  db: Db,
  source: VersionRow,
  { lang, now }: NewVersion,
  companyName?: string,
): Promise<void> {
  const { idEmp } = source;
  const draft = { idEmp, lang, state: 'draft' as const, termsAcceptedAt: now };
  const idProfile = await insertVersion(db, draft);
  await copyItems(db, source.idProfile, idProfile);
  if (companyName === undefined) return;
  await emptyDescriptions(db, idProfile);
  const items = await itemsOf(db, idProfile, ['companyProfile']);
  const named = items.map((item) => ({ ...item, content: { ...item.content, companyName } }));
  await writeItems(db, { idEmp, idProfile }, companyProfile, named);
  const posts = await itemsOf(db, idProfile, ['article']);
  const pictures = await picturesOf(db, idProfile, 'article');
  const describedPosts = posts.map((item) =>
    withLibraryTexts(withoutGeneratedSlug(item), pictures),
  );
  await writeItems(db, { idEmp, idProfile }, articles, describedPosts);
  if (lang !== 'en') return;
  const topics = await itemsOf(db, idProfile, ['history']);
  await writeItems(db, { idEmp, idProfile }, history, topics.map(inCommonEra));
}

/** Converts years to the common era, which English pages use. */
function inCommonEra(item: Item): Item {
  const { year } = item.content as HistoryTopicContent;
  return year === null ? item : { ...item, content: { ...item.content, year: commonYear(year) } };
}

/** Clears a slug generated from the headline, for the translated one; an edited slug remains. */
function withoutGeneratedSlug(item: Item): Item {
  const { headline1, slugLink } = item.content as Article;
  return slugLink === slugify(headline1)
    ? { ...item, content: { ...item.content, slugLink: '' } }
    : item;
}

/** Gives the pictures inside an article the library's descriptions in the language of the copy. */
function withLibraryTexts(item: Item, pictures: Awaited<ReturnType<typeof picturesOf>>): Item {
  const body = describeImages((item.content as Article).body, (id) => pictures[id]?.alt ?? '');
  return { ...item, content: { ...item.content, body } };
}

/** The version to translate from; none for the first language. */
async function otherLanguage(
  db: Db,
  company: CompanyRow,
  lang: Locale,
): Promise<VersionRow | 'incomplete' | null> {
  const other = otherLocale(lang);
  const draft = await findVersion(db, company.idEmp, other, 'draft');
  if (!draft) return findVersion(db, company.idEmp, other, 'published');
  // A draft that was once complete counts, although requirements may have been added since.
  if (draft.completedAt !== null) return draft;
  const published = await findVersion(db, company.idEmp, other, 'published');
  if (published) return published;
  const missing = await missingOfDraft(db, draft, company.packageHrSay);
  return missing.length === 0 ? draft : 'incomplete';
}

async function beginDraft(db: Db, company: CompanyRow, order: NewVersion): Promise<void> {
  const { idEmp, lang, idUser, now } = order;
  const contact = await contactOf(db, idUser);
  const idProfile = await insertVersion(db, { idEmp, lang, state: 'draft', termsAcceptedAt: now });
  const content: CompanyProfile = {
    ...companyProfile.kinds.profile.blank,
    companyName: inLanguage(lang, company.companyNameTh, company.companyNameEn),
    shortBio: inLanguage(lang, company.shortBioTh, company.shortBioEn) ?? '',
    idIndustry: company.idIndustry,
    companySize: company.companySize,
    country: company.country,
    province: company.province ?? '',
    city: company.city ?? '',
    address: company.address ?? '',
    postalCode: company.postalCode ?? '',
    website: company.website ?? '',
    logoMedia: company.logoMedia,
    ...contact,
    telephone: contact?.telephone || (company.telephone ?? ''),
  };
  const item = { idItem: randomUUID(), parent: null, kind: 'profile', content: { ...content } };
  await writeItems(db, { idEmp, idProfile }, companyProfile, [item]);
}
