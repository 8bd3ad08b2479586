import type { CacheLife } from '../page-row.ts';

/** Cuts the lifetime of a page at the time its content expires. */
export function lifeUntil(end: Date, { maxAge, swr }: CacheLife): CacheLife {
  const left = Math.max(0, Math.floor((end.getTime() - Date.now()) / 1_000));
  return { maxAge: Math.min(maxAge, left), swr: Math.min(swr, Math.max(0, left - maxAge)) };
}

/** A company's page: changed by tag, stale each night; its age covers other companies' data. */
export const COMPANY_LIFETIME: CacheLife = { maxAge: 86_400, swr: 86_400 };

/** A list: changes invalidate it by tag; its age covers daily counts. */
export const LIST_LIFETIME: CacheLife = { maxAge: 3600, swr: 3600 };

export const ONE_HOUR: CacheLife = { maxAge: 3600, swr: 86_400 };

export const ONE_DAY: CacheLife = { maxAge: 86_400, swr: 86_400 };
