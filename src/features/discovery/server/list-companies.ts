import type { ListWindow } from '#shared/core/endpoint.ts';
import { ALL_INDUSTRIES_ID } from '#shared/core/master-data/industries.ts';
import { pageWindow } from '#shared/core/pagination.ts';
import { db } from '#shared/server/db/pool.ts';
import type { CompanyCard, CompanyListQuery } from '../core/discovery-contract.ts';
import type { Category } from './list-queries.ts';
import { companyCards, countCategory, listCategory, sortCompanies } from './list-queries.ts';
import { searchCompanies } from './search-companies.ts';

export interface CompanyListPage {
  readonly companies: readonly CompanyCard[];
  readonly window: ListWindow;
}

type Asked = Pick<
  CompanyListQuery,
  'keyword' | 'idIndustry' | 'idJobField' | 'pg' | 'sort' | 'vpp'
>;

/** Industry wins over job field, either wins over the keyword; nothing given lists them all. */
export function listCompanies(asked: Asked): Promise<CompanyListPage> {
  const { keyword, idIndustry, idJobField } = asked;
  if (idIndustry === ALL_INDUSTRIES_ID) return listOf({ kind: 'all' }, asked);
  if (idIndustry > 0) return listOf({ kind: 'industry', id: idIndustry }, asked);
  if (idJobField > 0) return listOf({ kind: 'jobField', id: idJobField }, asked);
  return keyword === '' ? listOf({ kind: 'all' }, asked) : listFound(asked);
}

async function listOf(category: Category, { pg, sort, vpp }: Asked): Promise<CompanyListPage> {
  const [total, ids] = await Promise.all([
    countCategory(db, category),
    listCategory(db, category, { sort, limit: vpp, offset: (pg - 1) * vpp }),
  ]);
  return { companies: await companyCards(db, ids), window: windowOf(total, pg, vpp) };
}

async function listFound({ keyword, pg, sort, vpp }: Asked): Promise<CompanyListPage> {
  const matches = (await searchCompanies(db, keyword)).map(({ idEmp }) => idEmp);
  const ids = sort === 'relevance' ? matches : await sortCompanies(db, matches, sort);
  const companies = await companyCards(db, ids.slice((pg - 1) * vpp, pg * vpp));
  return { companies, window: windowOf(ids.length, pg, vpp) };
}

function windowOf(total: number, pg: number, vpp: number): ListWindow {
  return { total, totalAll: total, ...pageWindow(total, pg, vpp) };
}
