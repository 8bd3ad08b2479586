import { type SQL, sql } from 'drizzle-orm';
import { type SearchQuery, TRIGRAM } from '#shared/core/text/search/search-query.ts';
import { inStatement } from '#shared/server/db/planned-once.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { MAX_COUNTED, type WordGroup } from '../core/distinctive-words.ts';
import { EXACT_RANK, GOOD_RANK, type Match } from '../core/search-rank.ts';

/** Same expression as in index company_search_inside; normalized text has no LIKE wildcards. */
const holds = (part: string): SQL => sql`key_th || '|' || key_en like ${`%${part}%`}`;

/** Sorts after every other letter in the "C" collation. */
const LAST_LETTER = '\u{10ffff}';

/** True for a prefix; a range condition, because generic plans use no index for LIKE. */
const beginsWith = (column: SQL, key: string): SQL =>
  sql`${column} >= ${key} and ${column} < ${key + LAST_LETTER}`;

const listOf = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `);
const isSymbol = (some: readonly string[]): SQL =>
  sql`key_symbol in (${listOf(some.map((symbol) => sql`${symbol}`))})`;

const hasWord = (word: string): SQL => sql`(${holds(word)} or ${isSymbol([word])})`;

const holdsAll = (parts: readonly string[]): SQL => sql.join(parts.map(holds), sql` and `);

export interface Bounds {
  readonly maxMatches: number;
  /** An additional condition on companies; undefined if there is none. */
  readonly within: SQL | undefined;
}

/** Maximum names to filter by other conditions; a common syllable is in too many names. */
const MAX_FILTERED_NAMES = 20_000;

const namesThat = (condition: SQL, within: SQL | undefined): SQL =>
  within === undefined
    ? sql`company_search where ${condition}`
    : sql`(select * from company_search where ${condition} limit ${inStatement(MAX_FILTERED_NAMES)}) company_search
        where exists (select 1 from companies
          where companies.id_emp = company_search.id_emp and ${within}
          -- One company after another: else all that are so are put into a hash first.
          offset 0)`;

function rankOf(words: SQL, key: SQL, query: SearchQuery): SQL {
  const typedKey = query.key;
  const covered = sql`${typedKey.length}::real / length(${key})`;
  return sql`case
    when ${key} = ${typedKey} then ${EXACT_RANK}::real
    when ${key} = ${query.complete} then ${EXACT_RANK - 1.5}::real
    when starts_with(${key}, ${typedKey}) then 3 + ${covered}
    when strpos(' ' || ${words}, ${` ${query.words}`}) > 0 then ${GOOD_RANK}::real + ${covered}
    when strpos(${key}, ${typedKey}) > 0 then 2 + ${covered} / 2
    else 1 end`;
}

/**
 * Names that start with the text, contain it or contain all words, one of which may be the stock
 * symbol. Each way stops at `maxMatches`, prefixes first, so that common syllables cost no more
 * than others.
 */
export async function matchingCompanies(
  db: Db,
  query: SearchQuery,
  { maxMatches, within }: Bounds,
): Promise<Match[]> {
  const { key, complete, symbols, inside, each } = query;
  const names = (condition: SQL) => sql`(
    select id_emp, terms_th, terms_en, key_th, key_en, key_symbol, popularity
    from ${namesThat(condition, within)} limit ${inStatement(maxMatches)})`;
  const heads = [
    names(beginsWith(sql`key_th`, key)),
    names(beginsWith(sql`key_en`, key)),
    names(isSymbol(symbols)),
  ];
  if (complete !== key) {
    heads.push(names(sql`key_th = ${complete}`), names(sql`key_en = ${complete}`));
  }
  const insideNames =
    inside.length === 0
      ? sql``
      : sql`union all
    ${names(sql`${holdsAll(inside)} and (select count(*) from heads) < ${maxMatches}`)}`;
  const { rows } = await db.execute<Match & Record<string, unknown>>(sql`
    with heads as (${sql.join(heads, sql` union all `)}),
    found as (select * from heads ${insideNames})
    select id_emp as "idEmp",
           max(greatest(case when ${isSymbol(symbols)} then ${EXACT_RANK}::real end,
             ${rankOf(sql`terms_th`, sql`key_th`, query)}, ${rankOf(sql`terms_en`, sql`key_en`, query)})
             + 0.5 * popularity / (popularity + 50)::float8) as rank
    from found
    ${each.length > 0 && complete === key ? sql`where ${sql.join(each.map(hasWord), sql` and `)} or ${isSymbol([key])}` : sql``}
    group by id_emp
    order by rank desc, id_emp
    limit ${inStatement(maxMatches)}`);
  return rows;
}

export interface NearName {
  readonly idEmp: number;
  readonly keyTh: string;
  readonly keyEn: string;
}

/** Candidates with a typing error: names that share one half with the text. */
export async function nearNames(
  db: Db,
  query: SearchQuery,
  within: SQL | undefined,
): Promise<NearName[]> {
  return namesWhere(db, within, [
    [sql`name_halves(key_th) || name_halves(key_en) && near_halves(${query.key})`, 2000],
    ...query.halves.map((half): Condition => [holds(half), 200]),
  ]);
}

/** Names with a fragment of every word, for typing errors in several words. */
export async function namesWithChunks(
  db: Db,
  { pieces }: SearchQuery,
  within: SQL | undefined,
): Promise<NearName[]> {
  if (pieces.length === 0) return [];
  const holdsOne = (some: readonly string[]) => sql`(${sql.join(some.map(holds), sql` or `)})`;
  return namesWhere(db, within, [[sql.join(pieces.map(holdsOne), sql` and `), 2000]]);
}

export async function namesAmong(db: Db, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const values = listOf(keys.map((key) => sql`(${key})`));
  const { rows } = await db.execute<{ key: string }>(sql`
    select key from (values ${values}) as typed (key)
    where exists (select 1 from company_search where key_th = typed.key)
       or exists (select 1 from company_search where key_en = typed.key)`);
  return rows.map(({ key }) => key);
}

/**
 * Counts the word sets that names contain, among names with one word or all but one. The index
 * finds no two-letter words, so they are never looked up alone.
 */
export async function countWordGroups(db: Db, words: readonly string[]): Promise<WordGroup[]> {
  const isLong = (word: string) => word.length >= TRIGRAM;
  const long = words.filter(isLong);
  const names = (condition: SQL) =>
    sql`(select id_emp from company_search where ${condition} limit ${inStatement(MAX_COUNTED)})`;
  const butOne = words
    .map((word) => words.filter((other) => other !== word))
    .filter((rest) => rest.length > 1 && rest.some(isLong));
  const candidates = [
    names(isSymbol(words)),
    ...[...long.map((word) => [word]), ...butOne].map((some) => names(holdsAll(some))),
  ];
  const { rows } = await db.execute<WordGroup & Record<string, unknown>>(sql`
    with found as (${sql.join(candidates, sql` union `)})
    select array[${listOf(words.map((word) => sql`coalesce(${hasWord(word)}, false)`))}] as included,
           count(*)::int as companies
    from found join company_search using (id_emp)
    group by 1`);
  return rows;
}

type Condition = readonly [condition: SQL, most: number];

async function namesWhere(db: Db, within: SQL | undefined, conditions: readonly Condition[]) {
  const parts = conditions.map(
    ([condition, maxNames]) => sql`(
      select id_emp as "idEmp", key_th as "keyTh", key_en as "keyEn"
      from ${namesThat(condition, within)} limit ${inStatement(maxNames)})`,
  );
  const { rows } = await db.execute<NearName & Record<string, unknown>>(
    sql.join(parts, sql` union `),
  );
  return rows;
}
