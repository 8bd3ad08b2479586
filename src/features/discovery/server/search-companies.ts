import type { Db } from '#shared/server/db/pool.ts';
import { readSearchQuery } from '../core/search-query.ts';
import type { Match } from '../core/search-rank.ts';
import {
  EXACT_RANK,
  GOOD_RANK,
  mergeMatches,
  nearRank,
  nearWordsRank,
} from '../core/search-rank.ts';
import type { Bounds, NearName } from './search-queries.ts';
import { matchingCompanies, namesOfPieces, nearNames } from './search-queries.ts';

/** A search counts no further: nobody pages through more. */
export const MOST_MATCHES = 1000;
const FIRST_SCREEN = 10;
const MOST_NEAR = 20;

/**
 * Best first, at most `most`; slips are forgiven only where the letters as typed find
 * little, and slips in every word only where nothing else is found.
 */
export async function searchCompanies(
  db: Db,
  keyword: string,
  { most = MOST_MATCHES, within }: Partial<Bounds> = {},
): Promise<readonly Match[]> {
  const query = readSearchQuery(keyword);
  if (query === null) return [];
  const matches = await matchingCompanies(db, query, { most, within });
  const good = matches.filter((match) => match.rank >= GOOD_RANK);
  const isFound = good.length >= FIRST_SCREEN || (good[0]?.rank ?? 0) >= EXACT_RANK;
  if (isFound || query.key.length < 3) return matches;
  const near = ranked(await nearNames(db, query, within), (keys) => nearRank(query.key, keys));
  const found = mergeMatches(matches, near, MOST_NEAR);
  if (found.length > 0) return found;
  const words = query.words.split(' ');
  const pieces = await namesOfPieces(db, query, within);
  return mergeMatches(
    [],
    ranked(pieces, (keys) => nearWordsRank(words, keys)),
    MOST_NEAR,
  );
}

function ranked(
  names: readonly NearName[],
  rankOf: (keys: readonly string[]) => number | null,
): Match[] {
  return names.flatMap(({ idEmp, keyTh, keyEn }) => {
    const rank = rankOf([keyTh, keyEn]);
    return rank === null ? [] : [{ idEmp, rank }];
  });
}
