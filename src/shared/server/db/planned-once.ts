// SQL that keeps one text for all values: after five uses PostgreSQL may then reuse its plan.
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from './pool.ts';

/** Writes a number into the text: for a LIMIT parameter the planner assumes a tenth of the rows. */
export const inStatement = (value: number): SQL => sql.raw(String(value));

/** Counts rows up to `maxRows`; the query needs no order, which would read all rows. */
export const countUpTo = (db: Db, maxRows: number, query: SQLWrapper): Promise<number> =>
  db.$count(sql`(${query} limit ${inStatement(maxRows)}) as counted`);

/** SQL condition with one text for any number of ids; `inArray` makes a new text for each. */
export const isOneOf = (column: SQLWrapper, ids: readonly number[]): SQL =>
  sql`${column} = any(${sql.param([...ids])}::int[])`;
