import type { JobType } from '#features/opening/core/opening-lists.ts';
import type { Translator } from '#i18n/translator.ts';
import type { Locale } from '#shared/core/locale.ts';
import { JOB_FIELDS } from '#shared/core/master-data/job-fields.ts';
import type { ReviewSort } from '../core/review-contract.ts';
import type { EmploymentStatus, JobGrade, Tenure } from '../core/review-lists.ts';

/** Catalogue keys by code, written out so that the catalogue check sees each of them used. */
export const EMPLOYMENT = {
  current: 'review:employment.current',
  former: 'review:employment.former',
} as const satisfies Record<EmploymentStatus, string>;

export const TENURE = {
  lessThanOneYear: 'review:tenure.lessThanOneYear',
  moreThanOneYear: 'review:tenure.moreThanOneYear',
} as const satisfies Record<Tenure, string>;

export const GRADE = {
  entry: 'review:grades.entry',
  officer: 'review:grades.officer',
  senior: 'review:grades.senior',
  supervisor: 'review:grades.supervisor',
  manager: 'review:grades.manager',
  executive: 'review:grades.executive',
} as const satisfies Record<JobGrade, string>;

export const JOB_TYPE = {
  fullTime: 'review:jobTypes.fullTime',
  partTime: 'review:jobTypes.partTime',
  internship: 'review:jobTypes.internship',
  contract: 'review:jobTypes.contract',
  freelance: 'review:jobTypes.freelance',
  seasonal: 'review:jobTypes.seasonal',
} as const satisfies Record<JobType, string>;

export const SORT = {
  latest: 'review:sorts.latest',
  useful: 'review:sorts.useful',
  highest: 'review:sorts.highest',
  lowest: 'review:sorts.lowest',
} as const satisfies Record<ReviewSort, string>;

export const LANGUAGE = {
  th: 'review:languages.th',
  en: 'review:languages.en',
} as const satisfies Record<Locale, string>;

type Keys =
  | typeof EMPLOYMENT
  | typeof TENURE
  | typeof GRADE
  | typeof JOB_TYPE
  | typeof SORT
  | typeof LANGUAGE;

/** The entries of one of the lists above as choices of a select. */
export function choicesOf(keys: Keys, t: Translator) {
  return Object.entries(keys).map(([value, key]) => ({ value, label: t(key) }));
}

export function jobFieldName(idJobField: number, locale: Locale): string {
  const found = JOB_FIELDS.find(({ idJobfield }) => idJobfield === idJobField);
  if (!found) return '';
  return locale === 'th' ? found.fieldNameTh : found.fieldNameEn;
}

function jobFieldChoices(locale: Locale) {
  return JOB_FIELDS.map(({ idJobfield }) => ({
    value: idJobfield,
    label: jobFieldName(idJobfield, locale),
  }));
}

/** What the review form offers to choose from. */
export function reviewChoices(locale: Locale, t: Translator) {
  return {
    employmentStatus: choicesOf(EMPLOYMENT, t),
    tenure: choicesOf(TENURE, t),
    idJobField: jobFieldChoices(locale),
    jobGrade: choicesOf(GRADE, t),
    jobType: choicesOf(JOB_TYPE, t),
  };
}
