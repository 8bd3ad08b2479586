import type { CacheLife } from '../page-row.ts';

/** The life of a page that is true until then: not shown after it, neither fresh nor stale. */
export function lifeUntil(end: Date, { maxAge, swr }: CacheLife): CacheLife {
  const left = Math.max(0, Math.floor((end.getTime() - Date.now()) / 1_000));
  return { maxAge: Math.min(maxAge, left), swr: Math.min(swr, Math.max(0, left - maxAge)) };
}
