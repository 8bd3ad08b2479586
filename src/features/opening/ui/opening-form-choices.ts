import { translator } from '#i18n/translator.ts';
import type { Locale } from '#shared/core/locale.ts';
import { jobFieldChoices, provinceChoices } from '#shared/core/master-data/choices.ts';
import { CURRENCIES, EDUCATION_LEVELS, JOB_TYPES } from '#shared/core/master-data/opening-lists.ts';

/** What the form of an opening offers to choose from. */
export function openingFormChoices(locale: Locale) {
  const t = translator(locale);
  return {
    jobFields: jobFieldChoices(locale),
    provinces: provinceChoices(locale),
    jobTypes: JOB_TYPES.map((value) => ({ value, label: t(`opening:jobType.${value}`) })),
    educations: EDUCATION_LEVELS.map((value) => ({
      value,
      label: t(`opening:education.${value}`),
    })),
    currencies: CURRENCIES.map((value) => ({ value, label: t(`opening:currency.${value}`) })),
  };
}
