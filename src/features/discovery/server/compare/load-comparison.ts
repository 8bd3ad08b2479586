import { db } from '#shared/server/db/pool.ts';
import { MOST_COMPARED } from '../../core/compare/compared.ts';
import type { CompanyCard } from '../../core/discovery-contract.ts';
import { companyCards, EVERY_COMPANY, listCategory } from '../list-queries.ts';
import { searchCompanies } from '../search-companies.ts';

const SUGGESTED = 4;

/** The company a typed name means best; null when there is none. */
export async function companyNamed(name: string): Promise<number | null> {
  const [best] = await searchCompanies(db, name, { most: MOST_COMPARED });
  return best?.idEmp ?? null;
}

export interface Comparison {
  readonly compared: readonly CompanyCard[];
  /** Others of the first one's industry, or those with the most applications. */
  readonly suggested: readonly CompanyCard[];
}

export async function loadComparison(ids: readonly number[]): Promise<Comparison> {
  const compared = await companyCards(db, ids);
  if (compared.length >= MOST_COMPARED) return { compared, suggested: [] };
  const [first] = compared;
  const like = first ? { ...EVERY_COMPANY, idIndustry: first.idIndustry } : EVERY_COMPANY;
  const others = await listCategory(db, like, {
    sort: first ? 'score' : 'applications',
    limit: SUGGESTED + MOST_COMPARED,
    offset: 0,
  });
  const fresh = others.filter((idEmp) => !compared.some((card) => card.idEmp === idEmp));
  return { compared, suggested: await companyCards(db, fresh.slice(0, SUGGESTED)) };
}
