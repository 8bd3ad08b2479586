import { translator } from '#i18n/translator.ts';
import type { Locale } from '#shared/core/locale.ts';
import { jobFieldChoices, provinceChoices } from '#shared/core/master-data/choices.ts';
import { EDUCATION_LEVELS, JOB_TYPES } from '#shared/core/master-data/opening-lists.ts';
import type { OpeningChoices } from '../core/opening.ts';
import type { OpeningListQuery } from '../core/opening-list-query.ts';

interface Filter {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string | number; readonly label: string }[];
  readonly selected: string;
}

/** Filters with more than one option; a selected filter always stays. */
export function openingFilters(
  query: OpeningListQuery,
  choices: OpeningChoices,
  locale: Locale,
): readonly Filter[] {
  const t = translator(locale);
  const filters: readonly Filter[] = [
    {
      name: 'jobType',
      label: t('opening:field.jobType'),
      options: JOB_TYPES.filter((type) => choices.jobTypes.includes(type)).map((value) => ({
        value,
        label: t(`opening:jobType.${value}`),
      })),
      selected: query.jobType ?? '',
    },
    {
      name: 'province',
      label: t('opening:field.province'),
      options: provinceChoices(locale).filter(({ value }) => choices.provinces.includes(value)),
      selected: query.province ?? '',
    },
    {
      name: 'education',
      label: t('opening:field.education'),
      options: EDUCATION_LEVELS.filter((level) => choices.educations.includes(level)).map(
        (value) => ({ value, label: t(`opening:education.${value}`) }),
      ),
      selected: query.education ?? '',
    },
    {
      name: 'idJobField',
      label: t('opening:field.jobField'),
      options: jobFieldChoices(locale).filter(({ value }) => choices.jobFields.includes(value)),
      selected: String(query.idJobField ?? ''),
    },
  ];
  return filters.filter(({ options, selected }) => options.length > 1 || selected !== '');
}
