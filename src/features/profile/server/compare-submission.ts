import { COMPANY_SIZES } from '#features/company/core/company-sizes.ts';
import type { Locale } from '#shared/core/locale.ts';
import { COUNTRIES } from '#shared/core/master-data/countries.ts';
import { INDUSTRIES } from '#shared/core/master-data/industries.ts';
import { PROVINCES } from '#shared/core/master-data/provinces.ts';
import type { Db } from '#shared/server/db/pool.ts';
import type { Submission } from '../core/submission-contract.ts';
import type { ComparedValue, ComparedVersion, FieldComparison } from '../core/version-diff.ts';
import { compareVersions } from '../core/version-diff.ts';
import { taxIdOf } from './company-profile-queries.ts';
import { versionLists } from './compare-queries.ts';
import type { VersionRow } from './profile-queries.ts';
import { findVersion } from './profile-queries.ts';

export interface SubmissionComparison {
  readonly fields: readonly FieldComparison[];
  readonly isFirst: boolean;
}

/** What was submitted beside what is public; null when the draft is gone. */
export async function compareSubmission(
  db: Db,
  { idEmp, lang }: Pick<Submission, 'idEmp' | 'lang'>,
  locale: Locale,
): Promise<SubmissionComparison | null> {
  const [draft, published] = await Promise.all([
    findVersion(db, idEmp, lang, 'draft'),
    findVersion(db, idEmp, lang, 'published'),
  ]);
  if (!draft) return null;
  const [after, before] = await Promise.all([
    compared(db, draft, locale),
    published ? compared(db, published, locale) : null,
  ]);
  return { fields: compareVersions(before, after), isFirst: before === null };
}

const text = (value: string): ComparedValue => ({ kind: 'text', text: value });
const list = (items: readonly string[]): ComparedValue => ({ kind: 'list', items });

async function compared(db: Db, version: VersionRow, locale: Locale): Promise<ComparedVersion> {
  const lists = await versionLists(db, version.idProfile);
  const taxId = await taxIdOf(db, version.idEmp);
  const named = <Row extends { nameTh: string; nameEn: string }>(row: Row | undefined) =>
    text((locale === 'th' ? row?.nameTh : row?.nameEn) ?? '');
  const industry = INDUSTRIES.find(({ idIndustry }) => idIndustry === version.idIndustry);
  const size = COMPANY_SIZES.find(({ band }) => band === version.companySize);
  const { cover, history, aspects, reasons, photos, testimonials, albums, articles } = lists;
  const logo = version.logoMedia === null ? [] : [{ idMedia: version.logoMedia, altText: '' }];
  return {
    companyName: text(version.companyName),
    taxId: text(taxId),
    logo: { kind: 'pictures', pictures: logo },
    cover: { kind: 'pictures', pictures: cover },
    shortBio: text(version.shortBio),
    about: text(version.about),
    vision: text(version.vision),
    mission: text(version.mission),
    whyJoinUs: text(version.whyJoinUs),
    brandStory: text(version.brandStory),
    industry: text((locale === 'th' ? industry?.fieldNameTh : industry?.fieldNameEn) ?? ''),
    companySize: text(size ? [size.from, size.to].filter(Boolean).join('–') : ''),
    country: named(COUNTRIES.find(({ iso }) => iso === version.country)),
    province: named(PROVINCES.find(({ idState }) => String(idState) === version.province)),
    city: text(version.city),
    address: text(version.address),
    postalCode: text(version.postalCode),
    website: text(version.website),
    telephone: text(version.telephone),
    contactName: text(version.contactName),
    contactPosition: text(version.contactPosition),
    contactEmail: text(version.contactEmail),
    history: list(history),
    aspects: list(aspects),
    reasons: list(reasons),
    photos: list(photos),
    testimonials: list(testimonials),
    albums: list(albums),
    articles: list(articles),
  };
}
