import { translator } from '#i18n/translator.ts';
import type { Locale } from '#shared/core/locale.ts';
import { jobFieldChoices, provinceChoices } from '#shared/core/master-data/choices.ts';
import { EDUCATION_LEVELS, JOB_TYPES } from '#shared/core/master-data/opening-lists.ts';
import type { OpeningChoices } from '../core/opening.ts';
import type { OpeningListQuery } from '../core/opening-list-query.ts';

/** Filters that have more than one option or are selected. */
export function openingFilters(query: OpeningListQuery, choices: OpeningChoices, locale: Locale) {
  const t = translator(locale);
  const filters = [
    {
      name: 'jobType',
      label: t('opening:field.jobType'),
      options: JOB_TYPES.filter((type) => choices.jobTypes.includes(type)).map((value) => ({
        value,
        label: t(`opening:jobType.${value}`),
      })),
    },
    {
      name: 'province',
      label: t('opening:field.province'),
      options: provinceChoices(locale).filter(({ value }) => choices.provinces.includes(value)),
    },
    {
      name: 'education',
      label: t('opening:field.education'),
      options: EDUCATION_LEVELS.filter((level) => choices.educations.includes(level)).map(
        (value) => ({ value, label: t(`opening:education.${value}`) }),
      ),
    },
    {
      name: 'idJobField',
      label: t('opening:field.jobField'),
      options: jobFieldChoices(locale).filter(({ value }) => choices.jobFields.includes(value)),
    },
  ] as const;
  return filters
    .map((filter) => ({ ...filter, selected: String(query[filter.name] ?? '') }))
    .filter(({ options, selected }) => options.length > 1 || selected !== '');
}
