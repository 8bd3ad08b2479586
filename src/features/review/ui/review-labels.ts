import type { Translator } from '#i18n/translator.ts';
import { EMPLOYMENT_STATUSES, JOB_GRADES, TENURES } from '#shared/core/domain/review.ts';
import type { DisclosedAttributes } from '#shared/core/domain/reviewer-attributes.ts';
import { inLanguage } from '#shared/core/in-language.ts';
import type { Locale } from '#shared/core/locale.ts';
import { jobFieldChoices } from '#shared/core/master-data/choices.ts';
import { JOB_FIELDS } from '#shared/core/master-data/job-fields.ts';
import { JOB_TYPES } from '#shared/core/master-data/opening-lists.ts';

export function jobFieldName(idJobField: number, locale: Locale): string {
  const found = JOB_FIELDS.find(({ idJobfield }) => idJobfield === idJobField);
  if (!found) return '';
  return inLanguage(locale, found.fieldNameTh, found.fieldNameEn);
}

export function gradeChoices(t: Translator) {
  return JOB_GRADES.map((value) => ({ value, label: t(`review:grades.${value}`) }));
}

export function jobTypeChoices(t: Translator) {
  return JOB_TYPES.map((value) => ({ value, label: t(`review:jobTypes.${value}`) }));
}

export function reviewChoiceLabels(locale: Locale, t: Translator) {
  return {
    employmentStatus: EMPLOYMENT_STATUSES.map((value) => ({
      value,
      label: t(`review:employment.${value}`),
    })),
    tenure: TENURES.map((value) => ({ value, label: t(`review:tenure.${value}`) })),
    idJobField: jobFieldChoices(locale),
    jobGrade: gradeChoices(t),
    jobType: jobTypeChoices(t),
  };
}

/** What is disclosed of a reviewer, in words; null where it is not. */
export function attributeLabels(
  { employmentStatus, tenure, idJobField, jobGrade, jobType }: DisclosedAttributes,
  locale: Locale,
  t: Translator,
): readonly (string | null)[] {
  return [
    employmentStatus && t(`review:employment.${employmentStatus}`),
    tenure && t(`review:tenure.${tenure}`),
    idJobField === null ? null : jobFieldName(idJobField, locale),
    jobGrade && t(`review:grades.${jobGrade}`),
    jobType && t(`review:jobTypes.${jobType}`),
  ];
}
