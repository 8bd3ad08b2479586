import type { Locale } from '#shared/core/locale.ts';
import type { SearchFilters } from '#shared/core/text/search/search-query.ts';
import { reads } from '#shared/server/db/replica/reads.ts';
import type { ChoiceCounts } from '../../core/choice-counts.ts';
import { listCompanies } from '../list-companies.ts';
import { type Category, isIn, isRefined } from '../list-queries.ts';
import { MAX_MATCHES, searchCompanies } from '../search-companies.ts';
import { countByColumn, countByJobField, countFirst } from './found-counts-queries.ts';
import { storedCountsBy, storedStats } from './stored-counts-queries.ts';

/** Returns a list page and its filter counts; a keyword is searched once for both. */
export async function listWithChoices(
  filters: Parameters<typeof listCompanies>[0],
  reader: Locale,
) {
  const list = listCompanies(filters, reader);
  const counting =
    filters.keyword === '' || isIn(filters)
      ? countChoices(filters)
      : list.then(({ found }) => countChoices(filters, found));
  const [{ companies, window, omittedTerms }, counts] = await Promise.all([list, counting]);
  return { companies, window, omittedTerms, counts };
}

const MAX_COUNTED_COMPANIES = 20_000;

/** Counts companies per filter option, other filters unchanged; `ids`: the keyword's matches. */
export async function countChoices(
  { keyword, ...within }: Category & Pick<SearchFilters, 'keyword'>,
  ids: readonly number[] | null = null,
  maxCompanies = MAX_COUNTED_COMPANIES,
): Promise<ChoiceCounts> {
  if (keyword !== '') {
    const found = ids ?? (await searchCompanies(reads, keyword)).map(({ idEmp }) => idEmp);
    const counts = await countFirst(reads, { within, ids: found, maxCompanies });
    // A search stops at MAX_MATCHES, so that counts may be too low.
    return { ...counts, isLeast: counts.isLeast || found.length >= MAX_MATCHES };
  }
  if (!isRefined(within)) {
    const [industries, jobFields, provinces] = await Promise.all([
      storedCountsBy(reads, 'idIndustry', within),
      storedCountsBy(reads, 'idJobField', within),
      storedCountsBy(reads, 'province', within),
    ]);
    return { industries, jobFields, provinces, isLeast: false };
  }
  if ((await storedStats(reads, within)).companies > maxCompanies) {
    return countFirst(reads, { within, maxCompanies });
  }
  const but = (all: Partial<Category>) => isIn({ ...within, ...all });
  const [industries, jobFields, provinces] = await Promise.all([
    countByColumn(reads, 'idIndustry', but({ idIndustry: 0 })),
    countByJobField(reads, but({ idJobField: 0 })),
    countByColumn(reads, 'province', but({ province: '' })),
  ]);
  return { industries, jobFields, provinces, isLeast: false };
}
