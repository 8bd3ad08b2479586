import { translator } from '#i18n/translator.ts';
import { EMPLOYMENT_STATUSES } from '#shared/core/domain/review.ts';
import { formatLeast, formatNumber } from '#shared/core/format.ts';
import { LOCALES, type Locale } from '#shared/core/locale.ts';
import { displayYear } from '#shared/core/time/thai-time.ts';
import { type ReviewListQuery, STARS } from '../../core/review-contract.ts';
import {
  maxCountedRows,
  REVIEW_FACETS,
  type ReviewChoices,
  type ReviewFacet,
  selectedOf,
} from '../../core/review-facets.ts';
import { gradeChoices, jobFieldName, jobTypeChoices } from '../review-labels.ts';

interface Named {
  readonly value: string;
  readonly label: string;
}

interface Offered {
  readonly label: string;
  readonly any: string;
  readonly options: readonly Named[];
}

const byCount = (counts: ReadonlyMap<string, number>) =>
  [...counts].toSorted(([, a], [, b]) => b - a).map(([value]) => value);

/** All options; years and job fields are those counted or selected. */
function offered(
  query: ReviewListQuery,
  choices: ReviewChoices,
  locale: Locale,
): Readonly<Record<ReviewFacet, Offered>> {
  const t = translator(locale);
  const met = (facet: ReviewFacet, order: readonly string[]) => [
    ...new Set([...order, ...selectedOf(query, facet)]),
  ];
  const years = met('yearsId', [...choices.yearsId.keys()]).toSorted(
    (a, b) => Number(b) - Number(a),
  );
  const fields = met('jobFieldsId', byCount(choices.jobFieldsId));
  return {
    starsId: {
      label: t('review:page.stars'),
      any: t('review:page.allStars'),
      options: STARS.map((value) => ({
        value,
        label: t('review:page.starsRow', { count: Number(value) }),
      })),
    },
    statusesId: {
      label: t('review:page.status'),
      any: t('review:page.allStatuses'),
      options: EMPLOYMENT_STATUSES.map((value) => ({
        value,
        label: t(`review:employment.${value}`),
      })),
    },
    jobFieldsId: {
      label: t('review:page.jobField'),
      any: t('review:page.allJobFields'),
      options: fields.map((value) => ({ value, label: jobFieldName(Number(value), locale) })),
    },
    gradesId: {
      label: t('review:page.grade'),
      any: t('review:page.allGrades'),
      options: gradeChoices(t),
    },
    jobTypesId: {
      label: t('review:page.jobType'),
      any: t('review:page.allJobTypes'),
      options: jobTypeChoices(t),
    },
    yearsId: {
      label: t('review:page.year'),
      any: t('review:page.allYears'),
      options: years.map((value) => ({ value, label: displayYear(Number(value), locale) })),
    },
    invitedId: {
      label: t('review:page.invited'),
      any: t('review:page.allInvited'),
      options: [
        { value: 'yes', label: t('review:proofs.invitation') },
        { value: 'no', label: t('review:page.uninvited') },
      ],
    },
    langsId: {
      label: t('review:page.language'),
      any: t('review:page.allLanguages'),
      options: LOCALES.map((value) => ({ value, label: t(`review:languages.${value}`) })),
    },
  };
}

interface Found {
  readonly choices: ReviewChoices;
  readonly total: number;
  readonly totalAll: number;
}

/** Counts of a list are lower bounds if only its newest reviews were counted. */
export function countFormatter(
  query: Pick<ReviewListQuery, 'keyword'>,
  totalAll: number,
  locale: Locale,
) {
  const isCapped = totalAll >= maxCountedRows(query);
  return (count: number) =>
    isCapped && count > 0 ? formatLeast(locale, count) : formatNumber(locale, count);
}

/** Options with results, counted, and selected ones. Facets that split nothing are left out. */
export function filtersOf(
  query: ReviewListQuery,
  { choices, total, totalAll }: Found,
  locale: Locale,
) {
  const all = offered(query, choices, locale);
  const formatCount = countFormatter(query, totalAll, locale);
  return REVIEW_FACETS.flatMap((facet) => {
    const { label, any, options } = all[facet];
    const [selected = ''] = selectedOf(query, facet);
    const counts = choices[facet];
    const left = options.filter(({ value }) => counts.has(value) || value === selected);
    const isAlike =
      left.length === 0 || (left.length === 1 && counts.get(left[0]?.value ?? '') === total);
    if (isAlike && selected === '') return [];
    const optionsWithCount = left.map(({ value, label: name }) => {
      const count = counts.get(value) ?? 0;
      return { value, label: `${name} (${formatCount(count)})` };
    });
    return [{ name: facet, label, any, options: optionsWithCount, selected }];
  });
}

export function activeReviewFilters(
  query: ReviewListQuery,
  choices: ReviewChoices,
  locale: Locale,
) {
  const all = offered(query, choices, locale);
  const facets = REVIEW_FACETS.flatMap((facet) => {
    const selected = selectedOf(query, facet);
    const names = all[facet].options.filter(({ value }) => selected.includes(value));
    const nothing = typeof query[facet] === 'number' ? 0 : [];
    return names.length === 0
      ? []
      : [
          {
            name: names.map(({ label }) => label).join(', '),
            without: { ...query, pg: 1, [facet]: nothing },
          },
        ];
  });
  if (query.keyword === '') return facets;
  return [{ name: `“${query.keyword}”`, without: { ...query, pg: 1, keyword: '' } }, ...facets];
}
