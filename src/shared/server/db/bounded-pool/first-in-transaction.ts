import { AsyncLocalStorage } from 'node:async_hooks';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';

type First = (tx: PgDatabase<NodePgQueryResultHKT>) => Promise<void>;

const firsts = new AsyncLocalStorage<{ first: First | null }>();

/** Runs `first` at the start of this work's first transaction; a rollback undoes it too. */
export function withFirst<Value>(first: First, work: () => Promise<Value>): Promise<Value> {
  return firsts.run({ first }, work);
}

/** Takes the pending step for a new transaction; `giveBack` restores it after a failure. */
export function takePendingFirst(): {
  readonly first: First;
  readonly giveBack: () => void;
} | null {
  const store = firsts.getStore();
  const first = store?.first;
  if (!store || !first) return null;
  store.first = null;
  const giveBack = () => {
    store.first = first;
  };
  return { first, giveBack };
}
