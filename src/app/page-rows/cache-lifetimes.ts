import type { CacheLife } from '../page-row.ts';

/** Limits a lifetime to the time at which the content expires. */
export function lifeUntil(end: Date, { maxAge, swr }: CacheLife): CacheLife {
  const left = Math.max(0, Math.floor((end.getTime() - Date.now()) / 1_000));
  return { maxAge: Math.min(maxAge, left), swr: Math.min(swr, Math.max(0, left - maxAge)) };
}

/** Lifetime of a company's page: tags invalidate it, age bounds data of other companies. */
export const COMPANY_LIFETIME: CacheLife = { maxAge: 86_400, swr: 86_400 };

/** Lifetime of a list: tags invalidate it, age bounds daily counts. */
export const LIST_LIFETIME: CacheLife = { maxAge: 3600, swr: 3600 };

export const ONE_HOUR: CacheLife = { maxAge: 3600, swr: 86_400 };

export const ONE_DAY: CacheLife = { maxAge: 86_400, swr: 86_400 };
