import type { ListWindow } from '#shared/core/endpoint.ts';
import type { Locale } from '#shared/core/locale.ts';
import { pageWindow } from '#shared/core/pagination/pagination.ts';
import { reads } from '#shared/server/db/replica/reads.ts';
import type { CompanyCard, CompanyListQuery, Refinement } from '../core/discovery-contract.ts';
import { onOtherLayout } from '../core/other-layout.ts';
import { companyCards, countedPage, isIn, sortCompanies } from './list-queries.ts';
import { matchCompanies } from './search-companies.ts';

export interface CompanyListPage {
  readonly companies: readonly CompanyCard[];
  readonly window: ListWindow;
  /** Ids of all matches if the keyword is the only filter; else null. */
  readonly found: readonly number[] | null;
  /** Words of the keyword that were left out, because no company has all of them. */
  readonly omittedTerms: readonly string[];
}

type ListFilters = Pick<
  CompanyListQuery,
  'keyword' | 'idIndustry' | 'idJobField' | 'province' | 'pg' | 'sort' | 'vpp'
> &
  Partial<Refinement>;

export function listCompanies(filters: ListFilters, reader: Locale): Promise<CompanyListPage> {
  return filters.keyword === '' ? listOf(filters, reader) : listFound(filters, reader);
}

/** The keyword as typed on the other keyboard layout; null if that also finds nothing. */
export async function suggestKeyword(filters: ListFilters, reader: Locale): Promise<string | null> {
  if (filters.keyword === '') return null;
  const keyword = onOtherLayout(filters.keyword);
  const { window, omittedTerms } = await listCompanies({ ...filters, keyword }, reader);
  return window.total > 0 && omittedTerms.length === 0 ? keyword : null;
}

async function listOf(
  { pg, sort, vpp, ...within }: ListFilters,
  reader: Locale,
): Promise<CompanyListPage> {
  const page = { sort, limit: vpp, offset: (pg - 1) * vpp };
  const { total, ids } = await countedPage(reads, within, page);
  return {
    companies: await companyCards(reads, ids, reader),
    window: windowOf(total, pg, vpp),
    found: null,
    omittedTerms: [],
  };
}

async function listFound(
  { keyword, pg, sort, vpp, ...within }: ListFilters,
  reader: Locale,
): Promise<CompanyListPage> {
  const condition = isIn(within);
  const { matches, omittedTerms } = await matchCompanies(reads, keyword, { within: condition });
  const found = matches.map(({ idEmp }) => idEmp);
  const ids = sort === 'relevance' ? found : await sortCompanies(reads, found, sort);
  const companies = await companyCards(reads, ids.slice((pg - 1) * vpp, pg * vpp), reader);
  return {
    companies,
    window: windowOf(ids.length, pg, vpp),
    found: condition ? null : found,
    omittedTerms,
  };
}

function windowOf(total: number, pg: number, vpp: number): ListWindow {
  return { total, totalAll: total, ...pageWindow(total, pg, vpp) };
}
