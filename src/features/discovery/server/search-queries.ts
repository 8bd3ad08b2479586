import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import type { SearchQuery } from '../core/search-query.ts';
import type { Match } from '../core/search-rank.ts';
import { EXACT_RANK, GOOD_RANK } from '../core/search-rank.ts';

/** Written as the index company_search_inside has it; a folded text holds no LIKE wildcard. */
const holds = (part: string): SQL => sql`key_th || '|' || key_en like ${`%${part}%`}`;

export interface Bounds {
  /** How many names each way of matching gives. */
  readonly most: number;
  /** What must be true of their companies; undefined: nothing. */
  readonly within: SQL | undefined;
}

/** More names of a syllable that many share are not looked at to narrow them: it takes too long. */
const MOST_NARROWED = 20_000;

const namesThat = (condition: SQL, within: SQL | undefined): SQL =>
  within === undefined
    ? sql`company_search where ${condition}`
    : sql`(select * from company_search where ${condition} limit ${MOST_NARROWED}) company_search
        where exists (select 1 from companies
          where companies.id_emp = company_search.id_emp and ${within})`;

function rankOf(words: SQL, key: SQL, query: SearchQuery): SQL {
  const typed = query.key;
  const covered = sql`${typed.length}::real / length(${key})`;
  return sql`case
    when ${key} = ${typed} then ${EXACT_RANK}::real
    when ${key} = ${query.complete} then ${EXACT_RANK - 1.5}::real
    when starts_with(${key}, ${typed}) then 3 + ${covered}
    when strpos(' ' || ${words}, ${` ${query.words}`}) > 0 then ${GOOD_RANK}::real + ${covered}
    when strpos(${key}, ${typed}) > 0 then 2 + ${covered} / 2
    else 1 end`;
}

/**
 * Names that begin with the typed text, hold it, or hold each of its words, and the stock symbol that
 * it is. Each way of matching
 * gives up after `most` names, and what begins is looked for first, so that a syllable half the
 * names share costs no more than another.
 */
export async function matchingCompanies(
  db: Db,
  query: SearchQuery,
  { most, within }: Bounds,
): Promise<Match[]> {
  const { key, complete, inside, each } = query;
  const names = (condition: SQL) => sql`(
    select id_emp, words_th, words_en, key_th, key_en, key_symbol, popularity
    from ${namesThat(condition, within)} limit ${most})`;
  const heads = [
    names(sql`key_th like ${`${key}%`}`),
    names(sql`key_en like ${`${key}%`}`),
    names(sql`key_symbol = ${key}`),
  ];
  if (complete !== key) {
    heads.push(names(sql`key_th = ${complete}`), names(sql`key_en = ${complete}`));
  }
  const holdsAll = (parts: readonly string[]) => sql.join(parts.map(holds), sql` and `);
  const others =
    inside.length === 0
      ? sql``
      : sql`union all
    ${names(sql`${holdsAll(inside)} and (select count(*) from heads) < ${most}`)}`;
  const { rows } = await db.execute<Match & Record<string, unknown>>(sql`
    with heads as (${sql.join(heads, sql` union all `)}),
    found as (select * from heads ${others})
    select id_emp as "idEmp",
           max(greatest(case when key_symbol = ${key} then ${EXACT_RANK}::real end,
             ${rankOf(sql`words_th`, sql`key_th`, query)}, ${rankOf(sql`words_en`, sql`key_en`, query)})
             + 0.5 * popularity / (popularity + 50)::float8) as rank
    from found
    ${each.length > 0 && complete === key ? sql`where ${holdsAll(each)} or key_symbol = ${key}` : sql``}
    group by id_emp
    order by rank desc, id_emp
    limit ${most}`);
  return rows;
}

export interface NearName {
  readonly idEmp: number;
  readonly keyTh: string;
  readonly keyEn: string;
}

/** Names that a slip may have kept from matching: those that share one half with the typed text. */
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

/** Names that hold a piece of each word, when slips in several words have kept them from matching. */
export async function namesOfPieces(
  db: Db,
  { pieces }: SearchQuery,
  within: SQL | undefined,
): Promise<NearName[]> {
  if (pieces.length === 0) return [];
  const holdsOne = (some: readonly string[]) => sql`(${sql.join(some.map(holds), sql` or `)})`;
  return namesWhere(db, within, [[sql.join(pieces.map(holdsOne), sql` and `), 2000]]);
}

type Condition = readonly [condition: SQL, most: number];

async function namesWhere(db: Db, within: SQL | undefined, conditions: readonly Condition[]) {
  const parts = conditions.map(
    ([condition, most]) => sql`(
      select id_emp as "idEmp", key_th as "keyTh", key_en as "keyEn"
      from ${namesThat(condition, within)} limit ${most})`,
  );
  const { rows } = await db.execute<NearName & Record<string, unknown>>(
    sql.join(parts, sql` union `),
  );
  return rows;
}
