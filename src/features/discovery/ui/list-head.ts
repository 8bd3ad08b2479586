import { translator } from '#i18n/translator.ts';
import { home } from '#shared/core/address.ts';
import { joinByDots } from '#shared/core/join-by-dots.ts';
import type { Locale } from '#shared/core/locale.ts';
import { ALL_INDUSTRIES_ID } from '#shared/core/master-data/industries.ts';
import { numbered } from '#shared/ui/block/numbered.ts';
import type { CompanyCard, Refinement } from '../core/discovery-contract.ts';
import { companyList } from '../core/discovery-paths.ts';
import type { FieldStats } from '../core/fields/field-figures.ts';
import { isIndexable } from '../core/fields/indexable.ts';
import {
  type CompanyFilterQuery,
  listActiveFilters,
  listDescription,
  listTitle,
  refinements,
} from './active-filters.ts';
import { type DescribedField, describeField } from './fields/describe-field.ts';

export interface Crumb {
  readonly name: string;
  readonly path: string;
}

interface Found {
  readonly field: DescribedField | null;
  readonly figures: FieldStats | undefined;
  readonly total: number;
  readonly isCut: boolean;
}

export function listHead(
  query: CompanyFilterQuery & Partial<Refinement> & { readonly pg: number },
  { field, figures, total, isCut }: Found,
  locale: Locale,
) {
  const t = translator(locale);
  const { keyword, idIndustry, idJobField, province, pg } = query;
  const here = companyList(locale, { keyword, idIndustry, idJobField, province });
  const named = listActiveFilters(query, locale);
  const refined = refinements(query, locale);
  const titled = listTitle(query, locale);
  const count = t(isCut ? 'discovery:list.bestMatches' : 'discovery:list.total', { count: total });
  const isUnreviewed = figures?.reviews === 0;
  const title =
    field && !isUnreviewed ? t('discovery:list.titleReviews', { title: titled }) : titled;
  const description =
    field && figures
      ? describeField(field, figures, { title: titled, companies: total }, locale)
      : listDescription(query, locale);
  const isThin =
    figures !== undefined && !isIndexable({ companies: total, reviews: figures.reviews });
  const top = [
    { name: t('shared:nav.home'), path: home(locale) },
    { name: t('shared:nav.companies'), path: companyList(locale) },
  ];
  return {
    heading: joinByDots([
      count,
      ...named.map(({ of, name }) => (of === 'keyword' ? `“${name}”` : name)),
      ...refined.map((filter) => filter.name),
    ]),
    title: numbered(t, title, pg),
    description: numbered(t, description, pg),
    /** Unindexed: keywords, filter combinations, lists with little content, all industries. */
    noindex:
      query.keyword !== '' ||
      named.length > 1 ||
      refined.length > 0 ||
      total === 0 ||
      isThin ||
      idIndustry === ALL_INDUSTRIES_ID,
    trail: named.length === 0 ? top : [...top, { name: titled, path: here }],
  };
}

/** Note on the source of scores, and on demo companies if listed; empty for an empty list. */
export function listNote(
  companies: readonly Pick<CompanyCard, 'isDemo'>[],
  locale: Locale,
): string {
  const t = translator(locale);
  if (companies.length === 0) return '';
  const isDemo = companies.some((card) => card.isDemo);
  return [t('discovery:list.scores'), ...(isDemo ? [t('discovery:list.demo')] : [])].join(' ');
}
