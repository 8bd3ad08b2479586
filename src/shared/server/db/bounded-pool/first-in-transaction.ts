import { AsyncLocalStorage } from 'node:async_hooks';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';

type First = (tx: PgDatabase<NodePgQueryResultHKT>) => Promise<void>;

const firsts = new AsyncLocalStorage<{ first: First | null }>();

/** In the first transaction that this work begins, `first` is done before anything else, and undone with it. */
export function withFirst<Value>(first: First, work: () => Promise<Value>): Promise<Value> {
  return firsts.run({ first }, work);
}

/** What a transaction that begins now must do first; it is given back when the transaction fails. */
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
