import { translator } from '#i18n/translator.ts';
import { foldText } from '#shared/core/company/fold-name.ts';
import { sizeBand } from '#shared/core/company/size-band.ts';
import { RECOGNITIONS, type Recognition } from '#shared/core/domain/review.ts';
import { joinByDots } from '#shared/core/join-by-dots.ts';
import { LOCALES, type Locale } from '#shared/core/locale.ts';
import type { SearchFilters } from '#shared/core/text/search/search-query.ts';
import type { Refinement } from '../core/discovery-contract.ts';
import type { ListQuery } from '../core/discovery-paths.ts';
import { industryOptions, jobFieldOptions, provinceOptions } from './search/category-options.ts';

export type CompanyFilterQuery = SearchFilters & { readonly province: string };

export interface ActiveFilter {
  readonly of: 'industry' | 'jobField' | 'province' | 'keyword';
  readonly name: string;
  readonly without: ListQuery;
}

type Options = ReturnType<typeof industryOptions>;

/** Active filters in order of precedence; unknown ids are left out. */
export function listActiveFilters(
  { keyword, idIndustry, idJobField, province }: CompanyFilterQuery,
  locale: Locale,
): readonly ActiveFilter[] {
  const named = (
    of: ActiveFilter['of'],
    options: Options,
    value: string | number,
    without: ListQuery,
  ): ActiveFilter[] => {
    const name = options.find((option) => option.value === String(value))?.label;
    return name === undefined ? [] : [{ of, name, without }];
  };
  return [
    ...named('industry', industryOptions(locale), idIndustry, { idIndustry: 0 }),
    ...named('jobField', jobFieldOptions(locale), idJobField, { idJobField: 0 }),
    ...named('province', provinceOptions(locale), province, { province: '' }),
    ...(keyword === ''
      ? []
      : [{ of: 'keyword', name: keyword, without: { keyword: '' } } as const]),
  ];
}

/** Label of a minimum recognition level; the highest has no "or better". */
export function recognitionFrom(level: Recognition, locale: Locale): string {
  const t = translator(locale);
  const name = t(`shared:recognition.${level}`);
  return level === RECOGNITIONS.at(-1) ? name : t('discovery:refine.orBetter', { name });
}

/** Active filters that are not part of the list's title. */
export function refinements(
  { scoreFrom, size, recognition, hiring, hasPage }: Partial<Refinement>,
  locale: Locale,
): readonly Pick<ActiveFilter, 'name' | 'without'>[] {
  const t = translator(locale);
  const filters = [
    scoreFrom && {
      name: t('discovery:refine.scoreAtLeast', { score: scoreFrom }),
      without: { scoreFrom: undefined },
    },
    recognition && {
      name: recognitionFrom(recognition, locale),
      without: { recognition: undefined },
    },
    size && {
      name: t('discovery:refine.sizeOf', { size: t(`company:size.${sizeBand(size)}`) }),
      without: { size: 0 },
    },
    hiring && { name: t('discovery:refine.hiring'), without: { hiring: false } },
    hasPage && { name: t('discovery:refine.hasPage'), without: { hasPage: false } },
  ];
  return filters.filter((filter) => typeof filter === 'object');
}

const CATEGORIES = [
  { options: industryOptions, query: (id: string) => ({ idIndustry: Number(id) }) },
  { options: jobFieldOptions, query: (id: string) => ({ idJobField: Number(id) }) },
  { options: provinceOptions, query: (province: string) => ({ province }) },
];

const MAX_LISTS = 6;

/** Suggests category lists whose name in either language contains a keyword without matches. */
export function listsNamed(keyword: string): readonly CompanyFilterQuery[] {
  const term = foldText(keyword);
  if (term.length < 2) return [];
  const nothing = { keyword: '', idIndustry: 0, idJobField: 0, province: '' };
  return CATEGORIES.flatMap(({ options, query }) => {
    const named = LOCALES.flatMap((locale) => options(locale)).filter(({ label }) =>
      foldText(label).includes(term),
    );
    return [...new Set(named.map(({ value }) => value))].map((id) => ({
      ...nothing,
      ...query(id),
    }));
  }).slice(0, MAX_LISTS);
}

const TITLES = {
  industry: 'discovery:list.titleIndustry',
  jobField: 'discovery:list.titleJobField',
  province: 'discovery:list.titleProvince',
} as const;

export function listTitle(query: CompanyFilterQuery, locale: Locale): string {
  const t = translator(locale);
  const { keyword } = query;
  const named = listActiveFilters({ ...query, keyword: '' }, locale);
  const name = joinByDots(named.map((filter) => filter.name));
  if (name !== '' && keyword !== '') return t('discovery:list.titleBoth', { keyword, name });
  if (keyword !== '') return t('discovery:list.titleKeyword', { keyword });
  const [only, ...rest] = named;
  if (only === undefined) return t('discovery:list.titleAll');
  return only.of === 'keyword' || rest.length > 0
    ? t('discovery:list.titleCategory', { name })
    : t(TITLES[only.of], { name });
}

export function listDescription(query: CompanyFilterQuery, locale: Locale): string {
  const t = translator(locale);
  const named = listActiveFilters({ ...query, keyword: '' }, locale);
  return named.length === 0
    ? t('discovery:list.description')
    : t('discovery:list.descriptionCategory', { title: listTitle(query, locale) });
}
