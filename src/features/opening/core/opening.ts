import type { NamedCompany } from '#shared/core/company/company-name.ts';
import { inLanguage, otherLocale } from '#shared/core/in-language.ts';
import { LOCALES, type Locale } from '#shared/core/locale.ts';
import type { EducationLevel, JobType } from '#shared/core/master-data/opening-lists.ts';
import type { StoredOpening } from './opening-fields.ts';

export type Salary = Pick<StoredOpening, 'salaryFrom' | 'salaryTo' | 'salaryCurrency'>;

/** An open position in short, as the page of its company shows it. */
export interface OpeningCard
  extends Salary,
    Pick<StoredOpening, 'positionTh' | 'positionEn' | 'jobType'> {
  readonly idJob: number;
  readonly provinceTh: string | null;
  readonly provinceEn: string | null;
}

/** What is said of pay: nothing, a least, an amount or a range. */
export function salaryKind({ salaryFrom, salaryTo }: Salary) {
  if (salaryFrom === null) return 'negotiable';
  if (salaryTo === null) return 'from';
  return salaryTo === salaryFrom ? 'exact' : 'range';
}

/** An opening as the list of openings shows it. */
export interface ListedOpening extends OpeningCard, Pick<StoredOpening, 'education' | 'headcount'> {
  readonly postedAt: Date;
  readonly expiresAt: Date;
}

/** An opening among those of all companies, with what people say of its company. */
export interface FoundOpening extends ListedOpening, NamedCompany {
  /** Since it was posted. */
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

/** An opening as any list shows it: an example ends on no day. */
export type DisplayedOpening = Omit<ListedOpening, 'postedAt' | 'expiresAt'> & {
  readonly expiresAt: Date | null;
};

/** The whole of it, as its own page shows it. */
export interface Opening extends ListedOpening, StoredOpening {
  /** Where the company is, by ISO 3166-1; a province is one of Thailand, wherever that is. */
  readonly country: string;
  /** False once it is closed or over: its page says so instead. */
  readonly isOpen: boolean;
}

/** The choices among which the open positions of a company differ. */
export interface OpeningChoices {
  readonly total: number;
  readonly jobTypes: readonly JobType[];
  readonly educations: readonly EducationLevel[];
  readonly provinces: readonly string[];
  readonly jobFields: readonly number[];
}

/** The languages a position is described in; both, where it is described in none. */
export function describedIn({
  descriptionTh,
  descriptionEn,
}: Pick<Opening, 'descriptionTh' | 'descriptionEn'>): readonly Locale[] {
  const written = { th: descriptionTh, en: descriptionEn };
  const languages = LOCALES.filter((locale) => written[locale].trim() !== '');
  return languages.length === 0 ? LOCALES : languages;
}

/** Words written in both languages or in one: the reader's own, else the other one. */
export function inReaderLanguage(
  locale: Locale,
  thai: string,
  english: string,
): { readonly text: string; readonly lang: Locale } {
  const [preferred, fallback] = inLanguage(locale, [thai, english], [english, thai]);
  if (preferred.trim() !== '') return { text: preferred, lang: locale };
  return { text: fallback, lang: otherLocale(locale) };
}
