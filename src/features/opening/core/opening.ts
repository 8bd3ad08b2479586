import type { NamedCompany } from '#shared/core/company/company-name.ts';
import { inLanguage, otherLocale } from '#shared/core/in-language.ts';
import { LOCALES, type Locale } from '#shared/core/locale.ts';
import type { EducationLevel, JobType } from '#shared/core/master-data/opening-lists.ts';
import type { StoredOpening } from './opening-fields.ts';

export type Salary = Pick<StoredOpening, 'salaryFrom' | 'salaryTo' | 'salaryCurrency'>;

export interface OpeningCard
  extends Salary,
    Pick<StoredOpening, 'positionTh' | 'positionEn' | 'jobType'> {
  readonly idJob: number;
  readonly provinceTh: string | null;
  readonly provinceEn: string | null;
}

export function salaryKind({ salaryFrom, salaryTo }: Salary) {
  if (salaryFrom === null) return 'negotiable';
  if (salaryTo === null) return 'from';
  return salaryTo === salaryFrom ? 'exact' : 'range';
}

export interface ListedOpening extends OpeningCard, Pick<StoredOpening, 'education' | 'headcount'> {
  readonly postedAt: Date;
  readonly expiresAt: Date;
}

export interface FoundOpening extends ListedOpening, NamedCompany {
  readonly daysAgo: number;
  readonly isDemo: boolean;
  readonly logo: {
    readonly idMedia: string;
    readonly width: number;
    readonly height: number;
  } | null;
  readonly reviewCount: number;
  readonly score: number | null;
  readonly scoreLow: number | null;
  readonly scoreHigh: number | null;
}

/** Example openings have no closing date. */
export type DisplayedOpening = Omit<ListedOpening, 'postedAt' | 'expiresAt'> & {
  readonly expiresAt: Date | null;
};

export interface Opening extends ListedOpening, StoredOpening {
  /** ISO 3166-1 code, independent of the province, which is always in Thailand. */
  readonly country: string;
  /** False once closed or expired: the page shows a notice. */
  readonly isOpen: boolean;
}

/** The filter values that differ among the company's open positions. */
export interface OpeningChoices {
  readonly total: number;
  readonly jobTypes: readonly JobType[];
  readonly educations: readonly EducationLevel[];
  readonly provinces: readonly string[];
  readonly jobFields: readonly number[];
}

type Described = Pick<Opening, 'descriptionTh' | 'descriptionEn'>;

/** The languages with a description; both if there is none. */
export function describedIn({ descriptionTh, descriptionEn }: Described): readonly Locale[] {
  const written = { th: descriptionTh, en: descriptionEn };
  const languages = LOCALES.filter((locale) => written[locale].trim() !== '');
  return languages.length === 0 ? LOCALES : languages;
}

/** The text in the reader's language, else in the other. */
export function inReaderLanguage(locale: Locale, thai: string, english: string) {
  const [preferred, fallback] = inLanguage(locale, [thai, english], [english, thai]);
  if (preferred.trim() !== '') return { text: preferred, lang: locale };
  return { text: fallback, lang: otherLocale(locale) };
}
