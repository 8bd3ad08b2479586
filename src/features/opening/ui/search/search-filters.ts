import { translator } from '#i18n/translator.ts';
import { formatNumber } from '#shared/core/format.ts';
import type { Locale } from '#shared/core/locale.ts';
import { jobFieldChoices, provincesByName } from '#shared/core/master-data/choices.ts';
import { EDUCATION_LEVELS, JOB_TYPES } from '#shared/core/master-data/opening-lists.ts';
import {
  type OpeningSearchQuery,
  SALARIES_FROM,
  SCORES_FROM,
} from '../../core/opening-search-query.ts';

/** All filters of the search, each with the option that selects everything. */
export function openingSearchFilters(query: Partial<OpeningSearchQuery>, locale: Locale) {
  const t = translator(locale);
  const filters = [
    {
      name: 'idJobField',
      label: t('opening:field.jobField'),
      any: t('discovery:search.allJobFields'),
      options: jobFieldChoices(locale),
    },
    {
      name: 'province',
      label: t('opening:field.province'),
      any: t('discovery:search.allProvinces'),
      options: provincesByName(locale),
    },
    {
      name: 'jobType',
      label: t('opening:field.jobType'),
      any: t('opening:filter.all'),
      options: JOB_TYPES.map((value) => ({ value, label: t(`opening:jobType.${value}`) })),
    },
    {
      name: 'salaryFrom',
      label: t('opening:search.salary'),
      any: t('opening:search.anySalary'),
      options: SALARIES_FROM.map((value) => ({
        value,
        label: t('opening:search.salaryFrom', { amount: formatNumber(locale, Number(value)) }),
      })),
    },
    {
      name: 'scoreFrom',
      label: t('opening:search.score'),
      any: t('opening:search.anyScore'),
      options: SCORES_FROM.map((value) => ({
        value,
        label: t('opening:search.scoreFrom', { score: value }),
      })),
    },
    {
      name: 'education',
      label: t('opening:field.education'),
      any: t('opening:filter.all'),
      options: EDUCATION_LEVELS.map((value) => ({ value, label: t(`opening:education.${value}`) })),
    },
  ] as const;
  return filters.map((filter) => ({ ...filter, selected: String(query[filter.name] ?? '') }));
}
