import { translator } from '#i18n/translator.ts';
import { home } from '#shared/core/address.ts';
import { formatNumber } from '#shared/core/format.ts';
import { joinByDots } from '#shared/core/join-by-dots.ts';
import type { Locale } from '#shared/core/locale.ts';
import { numbered } from '#shared/ui/block/numbered.ts';
import { landingOf, MIN_INDEXED_OPENINGS } from '../../core/landing.ts';
import { openingSearch } from '../../core/opening-paths.ts';
import type { OpeningSearchQuery } from '../../core/opening-search-query.ts';
import { openingSearchFilters } from './search-filters.ts';

interface ActiveFilter {
  readonly name: string;
  readonly without: Partial<OpeningSearchQuery>;
}

export function activeSearchFilters(
  query: OpeningSearchQuery,
  locale: Locale,
): readonly ActiveFilter[] {
  const t = translator(locale);
  const { keyword, fresh } = query;
  const selected = openingSearchFilters(query, locale).flatMap(
    ({ name, options, selected: value }) => {
      const found = options.find((option) => String(option.value) === value);
      return found ? [{ name: found.label, without: { [name]: undefined } }] : [];
    },
  );
  return [
    ...(keyword === '' ? [] : [{ name: `“${keyword}”`, without: { keyword: '' } }]),
    ...selected,
    ...(fresh ? [{ name: t('opening:search.fresh'), without: { fresh: false } }] : []),
  ];
}

interface SearchCounts {
  readonly total: number;
  /** Results that may reach the minimum pay, part of `total`. */
  readonly mayReachTotal: number;
  readonly isCut: boolean;
}

export function searchHead(
  query: OpeningSearchQuery,
  { total, mayReachTotal, isCut }: SearchCounts,
  locale: Locale,
) {
  const t = translator(locale);
  const { idJobField, province, pg } = query;
  const names = activeSearchFilters(query, locale).map(({ name }) => name);
  const isLanding = names.length > 0 && landingOf(query) !== null;
  const title = isLanding ? landingTitle(query, names, locale) : t('opening:search.title');
  const jobs = (count: number, isCapped: boolean) =>
    isCapped
      ? t('opening:search.cappedCount', { count: formatNumber(locale, count) })
      : t('opening:search.total', { count });
  const count = jobs(total - mayReachTotal, isCut && mayReachTotal === 0);
  const further =
    mayReachTotal > 0
      ? [t('opening:search.mayReachToo', { jobs: jobs(mayReachTotal, isCut) })]
      : [];
  const description = isLanding
    ? t('opening:search.descriptionOf', { title, count })
    : t('opening:search.description');
  const top = [
    { name: t('shared:nav.home'), path: home(locale) },
    { name: t('shared:nav.jobs'), path: openingSearch(locale) },
  ];
  const [first = '', second] = names;
  const within = [
    {
      name: first,
      path: openingSearch(locale, second ? { idJobField } : { idJobField, province }),
    },
    ...(second ? [{ name: second, path: openingSearch(locale, { idJobField, province }) }] : []),
  ];
  return {
    heading: joinByDots([count, ...names, ...further]),
    title: numbered(t, title, pg),
    description: numbered(t, description, pg),
    /** Unindexed: combinations that are no landing page, and pages with few positions. */
    noindex: total === 0 || (names.length > 0 && (!isLanding || total < MIN_INDEXED_OPENINGS)),
    trail: isLanding ? [...top, ...within] : top,
  };
}

/** Title of a landing page; names are in filter order, job field before province. */
function landingTitle(
  { idJobField, province }: OpeningSearchQuery,
  [first = '', second = '']: readonly string[],
  locale: Locale,
): string {
  const t = translator(locale);
  if (idJobField !== undefined && province !== undefined)
    return t('opening:search.titleBoth', { field: first, province: second });
  const key = province === undefined ? 'titleField' : 'titleProvince';
  return t(`opening:search.${key}`, { name: first });
}
