// Parts of statements that a connection does often: after five times PostgreSQL may keep one plan for any values.
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from './pool.ts';

/** A number of the code, known to that plan: a parameter behind LIMIT is taken for a tenth of the rows. */
export const inStatement = (value: number): SQL => sql.raw(String(value));

/** How many rows a query finds, read up to `most` of them; an order would have all of them read. */
export const countUpTo = (db: Db, maxRows: number, query: SQLWrapper): Promise<number> =>
  db.$count(sql`(${query} limit ${inStatement(maxRows)}) as counted`);

/** One text for any number of ids, where `inArray` makes another, never planned before, for each. */
export const isOneOf = (column: SQLWrapper, ids: readonly number[]): SQL =>
  sql`${column} = any(${sql.param([...ids])}::int[])`;
