import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, check, integer, timestamp } from 'drizzle-orm/pg-core';

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
export const createdAt = () => instant('created_at').notNull().defaultNow();
export const updatedAt = () => instant('updated_at').notNull().defaultNow();
export const identity = (name: string) => integer(name).primaryKey().generatedAlwaysAsIdentity();

/** A check constraint that limits a text column to a closed list. */
export function oneOf(name: string, column: AnyPgColumn, values: readonly string[]) {
  const list = sql.raw(values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', '));
  return check(name, sql`${column} in (${list})`);
}

export function between(name: string, column: AnyPgColumn, low: number, high: number) {
  return check(name, sql`${column} between ${sql.raw(String(low))} and ${sql.raw(String(high))}`);
}

export const lower = (column: AnyPgColumn): SQL => sql`lower(${column})`;
