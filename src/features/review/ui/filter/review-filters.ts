import { translator } from '#i18n/translator.ts';
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
import { jobFieldName, listChoices } from '../review-labels.ts';

interface Option {
  readonly value: string;
  readonly label: string;
}

const byCount = (counts: ReadonlyMap<string, number>) =>
  [...counts].toSorted(([, a], [, b]) => b - a).map(([value]) => value);

/** Options of each facet; years and job fields only if counted or selected. */
function offered(
  query: ReviewListQuery,
  choices: ReviewChoices,
  locale: Locale,
): Readonly<Record<ReviewFacet, readonly Option[]>> {
  const t = translator(locale);
  const met = (facet: ReviewFacet, order: readonly string[]) => [
    ...new Set([...order, ...selectedOf(query, facet)]),
  ];
  const years = met('yearsId', [...choices.yearsId.keys()]).toSorted(
    (a, b) => Number(b) - Number(a),
  );
  const fields = met('jobFieldsId', byCount(choices.jobFieldsId));
  return {
    starsId: STARS.map((value) => ({
      value,
      label: t('review:page.starsRow', { count: Number(value) }),
    })),
    statusesId: listChoices('employmentStatus', locale),
    jobFieldsId: fields.map((value) => ({ value, label: jobFieldName(Number(value), locale) })),
    gradesId: listChoices('jobGrade', locale),
    jobTypesId: listChoices('jobType', locale),
    yearsId: years.map((value) => ({ value, label: displayYear(Number(value), locale) })),
    invitedId: [
      { value: 'yes', label: t('review:proofs.invitation') },
      { value: 'no', label: t('review:page.uninvited') },
    ],
    langsId: LOCALES.map((value) => ({ value, label: t(`review:languages.${value}`) })),
  };
}

interface Found {
  readonly choices: ReviewChoices;
  readonly total: number;
  readonly totalAll: number;
}

/** Formats counts as lower bounds ("at least") if only the newest reviews were counted. */
export function countFormatter(
  query: Pick<ReviewListQuery, 'keyword'>,
  totalAll: number,
  locale: Locale,
) {
  const isCapped = totalAll >= maxCountedRows(query);
  return (count: number) =>
    isCapped && count > 0 ? formatLeast(locale, count) : formatNumber(locale, count);
}

/** Options with results, counted, and selected ones. Facets with only one outcome are left out. */
export function filtersOf(
  query: ReviewListQuery,
  { choices, total, totalAll }: Found,
  locale: Locale,
) {
  const t = translator(locale);
  const options = offered(query, choices, locale);
  const formatCount = countFormatter(query, totalAll, locale);
  return REVIEW_FACETS.flatMap((facet) => {
    const [selected = ''] = selectedOf(query, facet);
    const counts = choices[facet];
    const left = options[facet].filter(({ value }) => counts.has(value) || value === selected);
    const isAlike =
      left.length === 0 || (left.length === 1 && counts.get(left[0]?.value ?? '') === total);
    if (isAlike && selected === '') return [];
    const optionsWithCount = left.map(({ value, label: name }) => {
      const count = counts.get(value) ?? 0;
      return { value, label: `${name} (${formatCount(count)})` };
    });
    const label = t(`review:filters.${facet}.label`);
    const any = t(`review:filters.${facet}.any`);
    return [{ name: facet, label, any, options: optionsWithCount, selected }];
  });
}

export function activeReviewFilters(
  query: ReviewListQuery,
  choices: ReviewChoices,
  locale: Locale,
) {
  const options = offered(query, choices, locale);
  const facets = REVIEW_FACETS.flatMap((facet) => {
    const selected = selectedOf(query, facet);
    const labels = options[facet].filter(({ value }) => selected.includes(value));
    if (labels.length === 0) return [];
    const nothing = typeof query[facet] === 'number' ? 0 : [];
    const name = labels.map(({ label }) => label).join(', ');
    return [{ name, without: { ...query, pg: 1, [facet]: nothing } }];
  });
  if (query.keyword === '') return facets;
  return [{ name: `“${query.keyword}”`, without: { ...query, pg: 1, keyword: '' } }, ...facets];
}
