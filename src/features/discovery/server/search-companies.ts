import { foldText } from '#shared/core/company/fold-name.ts';
import { plainWords, typedWords } from '#shared/core/text/search/plain-words.ts';
import {
  plainQuery,
  queryOf,
  readSearchQuery,
  type SearchQuery,
  TRIGRAM,
} from '#shared/core/text/search/search-query.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { changesOnly, distinctiveWords, runsOf } from '../core/distinctive-words.ts';
import {
  EXACT_RANK,
  GOOD_RANK,
  isFullNameSlip,
  type Match,
  mergeMatches,
  nearRank,
  nearWordsRank,
} from '../core/search-rank.ts';
import {
  type Bounds,
  countWordGroups,
  matchingCompanies,
  type NearName,
  namesAmong,
  namesWithChunks,
  nearNames,
} from './search-queries.ts';

/** Matches are counted up to this number; readers never page further. */
export const MAX_MATCHES = 1000;
const FIRST_SCREEN = 10;
const MAX_NEAR = 20;

export interface CompanyMatches {
  readonly matches: readonly Match[];
  /** Words left out of the search, as typed, because no company has all words. */
  readonly omittedTerms: readonly string[];
}

export async function searchCompanies(
  db: Db,
  keyword: string,
  bounds: Partial<Bounds> = {},
): Promise<readonly Match[]> {
  return (await matchCompanies(db, keyword, bounds)).matches;
}

/**
 * Returns at most `maxMatches` per kind of match. Added phrases are dropped if typed words find
 * little. If no name has all words, words are left out before any is changed; slips are first
 * allowed only in names with all other words.
 */
export async function matchCompanies(
  db: Db,
  keyword: string,
  { maxMatches = MAX_MATCHES, within }: Partial<Bounds> = {},
): Promise<CompanyMatches> {
  const typedQuery = readSearchQuery(keyword);
  if (typedQuery === null) return { matches: [], omittedTerms: [] };
  const plain = plainQuery(typedQuery);
  const query = plain ?? typedQuery;
  let matches = await matchingCompanies(db, typedQuery, { maxMatches, within });
  if (plain !== null && !matches.some(isGood)) {
    const plainMatches = await matchingCompanies(db, plain, { maxMatches, within });
    matches = mergeMatches(matches, plainMatches, maxMatches);
  }
  if (isEnough(matches)) return { matches, omittedTerms: [] };
  const near = query.key.length < TRIGRAM ? [] : await nearest(db, query, within, matches);
  const isComplete = matches.length > 0 || query.each.length < 2;
  const remaining = isComplete ? null : await remainingWords(db, typedQuery, query);
  const changed = remaining
    ? near.filter(
        ({ rank, keys }) => isFullNameSlip(query, rank) || changesOnly(query.each, remaining, keys),
      )
    : near;
  if (remaining === null || changed.length > 0) {
    return { matches: mergeMatches(matches, changed, MAX_NEAR), omittedTerms: [] };
  }
  const found = await matchingCompanies(db, remaining, { maxMatches, within });
  return found.length > 0
    ? { matches: found, omittedTerms: omittedWordsOf(keyword, query, remaining) }
    : { matches: mergeMatches([], near, MAX_NEAR), omittedTerms: [] };
}

const isGood = ({ rank }: Match): boolean => rank >= GOOD_RANK;

function isEnough(matches: readonly Match[]): boolean {
  const good = matches.filter(isGood);
  return good.length >= FIRST_SCREEN || (good[0]?.rank ?? 0) >= EXACT_RANK;
}

interface Near extends Match {
  readonly keys: readonly string[];
}

/** Names with one typing error; errors in every word are tried only if nothing else matches. */
async function nearest(
  db: Db,
  query: SearchQuery,
  within: Bounds['within'],
  matches: readonly Match[],
): Promise<Near[]> {
  const near = ranked(await nearNames(db, query, within), (keys) => nearRank(query.key, keys));
  if (near.length > 0 || matches.length > 0) return near;
  const words = query.words.split(' ');
  const pieces = await namesWithChunks(db, query, within);
  return ranked(pieces, (keys) => nearWordsRank(words, keys));
}

/** Words kept in the search, chosen over all companies so that filters do not change them. */
async function remainingWords(
  db: Db,
  typedQuery: SearchQuery,
  { words: text, each }: SearchQuery,
): Promise<SearchQuery | null> {
  // Names may repeat words and contain added phrases.
  const runs = runsOf(typedQuery.words.split(' '), text.split(' '));
  const names = new Set(await namesAmong(db, runs.map(keyOf)));
  const run = runs.find((some) => names.has(keyOf(some))) ?? [];
  const distinctive = distinctiveWords(each, await countWordGroups(db, each)) ?? [];
  // Most names contain a single letter, so such words are not distinctive.
  const longWords = distinctive.filter(({ length }) => length >= TRIGRAM);
  const isRun = run.length >= longWords.length || keyOf(run).length >= keyOf(longWords).length;
  return queryOf(run.length > 0 && isRun ? run : distinctive);
}

const keyOf = (words: readonly string[]): string => words.join('');

function omittedWordsOf(keyword: string, { each }: SearchQuery, remaining: SearchQuery) {
  const left = each.filter((word) => !remaining.each.includes(word) && remaining.words !== word);
  const isLeft = (word: string) =>
    plainWords(foldText(word))
      .split(' ')
      .every((part) => left.includes(part));
  const asTyped = typedWords(keyword).filter(isLeft);
  return asTyped.length > 0 ? asTyped : left;
}

function ranked(
  names: readonly NearName[],
  rankOf: (keys: readonly string[]) => number | null,
): Near[] {
  return names.flatMap(({ idEmp, keyTh, keyEn }) => {
    const keys = [keyTh, keyEn];
    const rank = rankOf(keys);
    return rank === null ? [] : [{ idEmp, rank, keys }];
  });
}
