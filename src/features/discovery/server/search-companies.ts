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
import {
  EXACT_RANK,
  GOOD_RANK,
  isWholeNameSlip,
  type Match,
  mergeMatches,
  nearRank,
  nearWordsRank,
} from '../core/search-rank.ts';
import { changesOnly, runsOf, tellingWords } from '../core/telling-words.ts';
import {
  type Bounds,
  heldTogether,
  matchingCompanies,
  type NearName,
  namesAmong,
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
 * At most `most` of each way. What people write around a name is dropped where the words as typed find little.
 * Of several words that no name holds together one is left out before one is changed; slips are forgiven first
 * only by names that hold all words but those that were misspelt.
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
  if (isEnough(matches)) return { matches, leftOut: [] };
  const near = query.key.length < TRIGRAM ? [] : await nearest(db, query, within, matches);
  const isWhole = matches.length > 0 || query.each.length < 2;
  const kept = isWhole ? null : await keptWords(db, typed, query);
  const changed = kept
    ? near.filter(
        ({ rank, keys }) => isWholeNameSlip(query, rank) || changesOnly(query.each, kept, keys),
      )
    : near;
  if (kept === null || changed.length > 0) {
    return { matches: mergeMatches(matches, changed, MOST_NEAR), leftOut: [] };
  }
  const found = await matchingCompanies(db, kept, { most, within });
  return found.length > 0
    ? { matches: found, leftOut: leftOut(keyword, query, kept) }
    : { matches: mergeMatches([], near, MOST_NEAR), leftOut: [] };
}

const isGood = ({ rank }: Match): boolean => rank >= GOOD_RANK;

function isEnough(matches: readonly Match[]): boolean {
  const good = matches.filter(isGood);
  return good.length >= FIRST_SCREEN || (good[0]?.rank ?? 0) >= EXACT_RANK;
}

interface Near extends Match {
  readonly keys: readonly string[];
}

/** Names a slip away from all that was typed; from each word of it only where nothing else is found. */
async function nearest(
  db: Db,
  query: SearchQuery,
  within: Bounds['within'],
  matches: readonly Match[],
): Promise<Near[]> {
  const near = ranked(await nearNames(db, query, within), (keys) => nearRank(query.key, keys));
  if (near.length > 0 || matches.length > 0) return near;
  const words = query.words.split(' ');
  const pieces = await namesOfPieces(db, query, within);
  return ranked(pieces, (keys) => nearWordsRank(words, keys));
}

/** What is left out depends on all companies, so that narrowing a list finds no others. */
async function keptWords(
  db: Db,
  typed: SearchQuery,
  { words: text, each }: SearchQuery,
): Promise<SearchQuery | null> {
  // Names hold a word twice, and words that people also write around names.
  const runs = runsOf(typed.words.split(' '), text.split(' '));
  const names = new Set(await namesAmong(db, runs.map(keyOf)));
  const run = runs.find((some) => names.has(keyOf(some))) ?? [];
  const telling = tellingWords(each, await heldTogether(db, each)) ?? [];
  // Most names hold a letter alone somewhere, which is no reason to keep it.
  const held = telling.filter(({ length }) => length >= TRIGRAM);
  const isRun = run.length >= held.length || keyOf(run).length >= keyOf(held).length;
  return queryOf(run.length > 0 && isRun ? run : telling);
}

const keyOf = (words: readonly string[]): string => words.join('');

function leftOut(keyword: string, { each }: SearchQuery, kept: SearchQuery): readonly string[] {
  const left = each.filter((word) => !kept.each.includes(word) && kept.words !== word);
  const isLeft = (word: string) =>
    plainWords(foldText(word))
      .split(' ')
      .every((one) => left.includes(one));
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
