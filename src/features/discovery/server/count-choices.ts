import type { SQL } from 'drizzle-orm';
import { and, inArray } from 'drizzle-orm';
import { db } from '#shared/server/db/pool.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import type { ChoiceCounts } from '../core/choice-counts.ts';
import type { Asked } from '../core/search-query.ts';
import { countByIndustry, countByJobField, countByProvince } from './count-queries.ts';
import type { Category } from './list-queries.ts';
import { isIn } from './list-queries.ts';
import { MOST_MATCHES, searchCompanies } from './search-companies.ts';

/**
 * How many companies each choice of a filter leaves while the other filters stay as they are. Null
 * where a keyword finds more than a search counts.
 */
export async function countChoices({
  keyword,
  ...within
}: Category & Pick<Asked, 'keyword'>): Promise<ChoiceCounts | null> {
  const found = keyword === '' ? undefined : await whereFound(keyword);
  if (found === null) return null;
  const but = (all: Partial<Category>) => and(found, isIn({ ...within, ...all }));
  const [industries, jobFields, provinces] = await Promise.all([
    countByIndustry(db, but({ idIndustry: 0 })),
    countByJobField(db, but({ idJobField: 0 })),
    countByProvince(db, but({ province: '' })),
  ]);
  return { industries, jobFields, provinces };
}

async function whereFound(keyword: string): Promise<SQL | null> {
  const matches = await searchCompanies(db, keyword);
  const ids = matches.map(({ idEmp }) => idEmp);
  return ids.length < MOST_MATCHES ? inArray(companies.idEmp, ids) : null;
}
