import { foldText } from '#shared/core/company/fold-name.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { plainWords, typedWords } from '../core/plain-words.ts';
import {
  plainQuery,
  queryOf,
  readSearchQuery,
  type SearchQuery,
  TRIGRAM,
} from '../core/search-query.ts';
import {
  EXACT_RANK,
  GOOD_RANK,
  type Match,
  mergeMatches,
  nearRank,
  nearWordsRank,
} from '../core/search-rank.ts';
import { tellingWords } from '../core/telling-words.ts';
import {
  type Bounds,
  heldTogether,
  matchingCompanies,
  type NearName,
  namesOfPieces,
  nearNames,
} from './search-queries.ts';

/** A search counts no further: nobody pages through more. */
export const MOST_MATCHES = 1000;
const FIRST_SCREEN = 10;
const MOST_NEAR = 20;

export interface Found {
  /** Best first. */
  readonly matches: readonly Match[];
  /** Words, as they were typed, that were left out because no company has all of them. */
  readonly leftOut: readonly string[];
}

export async function searchCompanies(
  db: Db,
  keyword: string,
  bounds: Partial<Bounds> = {},
): Promise<readonly Match[]> {
  return (await findCompanies(db, keyword, bounds)).matches;
}

/**
 * At most `most` of each way. What people write around a name is dropped where the words as typed
 * find little, and slips are forgiven; slips in every word only where nothing else is found, and
 * a word is left out only where that finds nothing either.
 */
export async function findCompanies(
  db: Db,
  keyword: string,
  { most = MOST_MATCHES, within }: Partial<Bounds> = {},
): Promise<Found> {
  const typed = readSearchQuery(keyword);
  if (typed === null) return { matches: [], leftOut: [] };
  const plain = plainQuery(typed);
  const query = plain ?? typed;
  let matches = await matchingCompanies(db, typed, { most, within });
  if (plain !== null && !matches.some(isGood)) {
    const others = await matchingCompanies(db, plain, { most, within });
    matches = mergeMatches(matches, others, most);
  }
  if (!isEnough(matches) && query.key.length >= TRIGRAM) {
    matches = await withSlips(db, query, matches, within);
  }
  if (matches.length > 0) return { matches, leftOut: [] };
  return withoutLeastTelling(db, keyword, query, { most, within });
}

const isGood = ({ rank }: Match): boolean => rank >= GOOD_RANK;

function isEnough(matches: readonly Match[]): boolean {
  const good = matches.filter(isGood);
  return good.length >= FIRST_SCREEN || (good[0]?.rank ?? 0) >= EXACT_RANK;
}

async function withSlips(
  db: Db,
  query: SearchQuery,
  matches: readonly Match[],
  within: Bounds['within'],
): Promise<Match[]> {
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

/** What is left out depends on all companies, so that narrowing a list finds no others. */
async function withoutLeastTelling(
  db: Db,
  keyword: string,
  { each }: SearchQuery,
  bounds: Bounds,
): Promise<Found> {
  const kept = each.length > 1 ? tellingWords(each, await heldTogether(db, each)) : null;
  const query = kept && queryOf(kept);
  if (!query) return { matches: [], leftOut: [] };
  const left = each.filter((word) => !query.each.includes(word) && query.words !== word);
  const isLeft = (word: string) =>
    plainWords(foldText(word))
      .split(' ')
      .every((one) => left.includes(one));
  const asTyped = typedWords(keyword).filter(isLeft);
  return {
    matches: await matchingCompanies(db, query, bounds),
    leftOut: asTyped.length > 0 ? asTyped : left,
  };
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
