import type { CacheLife } from '../page-row.ts';

/** Cuts the lifetime of a page at the time its content expires. */
export function lifeUntil(end: Date, { maxAge, swr }: CacheLife): CacheLife {
  const left = Math.max(0, Math.floor((end.getTime() - Date.now()) / 1_000));
  return { maxAge: Math.min(maxAge, left), swr: Math.min(swr, Math.max(0, left - maxAge)) };
}
