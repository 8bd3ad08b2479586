import type { Db } from '#shared/server/db/pool.ts';
import { readSearchQuery } from '../core/search-query.ts';
import type { Match } from '../core/search-rank.ts';
import { EXACT_RANK, GOOD_RANK, mergeMatches, nearRank } from '../core/search-rank.ts';
import { matchingCompanies, nearNames } from './search-queries.ts';

/** A search counts no further: nobody pages through more. */
export const MOST_MATCHES = 1000;
const FIRST_SCREEN = 10;
const MOST_NEAR = 20;

/** Best first, at most MOST_MATCHES; slips are forgiven only where the letters as typed find little. */
export async function searchCompanies(
  db: Db,
  keyword: string,
  most: number = MOST_MATCHES,
): Promise<readonly Match[]> {
  const query = readSearchQuery(keyword);
  if (query === null) return [];
  const matches = await matchingCompanies(db, query, most);
  const good = matches.filter((match) => match.rank >= GOOD_RANK);
  const isFound = good.length >= FIRST_SCREEN || (good[0]?.rank ?? 0) >= EXACT_RANK;
  if (isFound || query.key.length < 3) return matches;
  const near = (await nearNames(db, query)).flatMap(({ idEmp, keyTh, keyEn }) => {
    const rank = nearRank(query.key, [keyTh, keyEn]);
    return rank === null ? [] : [{ idEmp, rank }];
  });
  return mergeMatches(matches, near, MOST_NEAR);
}
