// Parts of frequent statements: after five uses PostgreSQL may cache one plan for any values.
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from './pool.ts';

/** A literal number in a cached plan: for a LIMIT parameter the planner assumes a tenth of rows. */
export const inStatement = (value: number): SQL => sql.raw(String(value));

/** Counts rows up to `maxRows`; the query needs no order, which would read all rows. */
export const countUpTo = (db: Db, maxRows: number, query: SQLWrapper): Promise<number> =>
  db.$count(sql`(${query} limit ${inStatement(maxRows)}) as counted`);

/** One statement text for any number of ids; `inArray` yields a new, unplanned one for each. */
export const isOneOf = (column: SQLWrapper, ids: readonly number[]): SQL =>
  sql`${column} = any(${sql.param([...ids])}::int[])`;
