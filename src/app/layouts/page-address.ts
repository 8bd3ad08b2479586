import { absolute, canonicalPath, otherLanguage, SECRET_QUERY } from '#shared/core/address.ts';
import { type Locale, localeFromPath } from '#shared/core/locale.ts';
import { findPage } from '../find-page.ts';
import { carriedQuery } from '../sign-in/known-place.ts';

export interface PageAddress {
  readonly canonical: string;
  readonly alternates: Readonly<Record<Locale, string>>;
  /** The same page in the other language, as a path. */
  readonly other: string;
}

/**
 * The canonical address says what its row calls canonical; the other language keeps all that the row
 * reads but secrets. Nothing else counts: a cached page must not repeat one visitor's own query.
 */
export function pageAddress(url: URL, site: string): PageAddress {
  const row = findPage(url.pathname);
  const names = row?.query ?? [];
  const read = names.filter((name) => !SECRET_QUERY.has(name));
  const search = searchOf(url.searchParams, row?.canonical);
  // The address of the place to go on to may hold a pair; beside `from`, `to` is a day.
  const leadsOn = !names.includes('from') && (names.includes('redirectTo') || names.includes('to'));
  const safeQuery = leadsOn ? carriedQuery(url.searchParams) : url.searchParams;
  const here = (locale: Locale) => absolute(site, canonicalPath(url.pathname, locale) + search);
  const alternates = { th: here('th'), en: here('en') };
  return {
    alternates,
    canonical: alternates[localeFromPath(url.pathname)],
    other: otherLanguage(new URL(url.pathname + searchOf(safeQuery, read), site)),
  };
}

function searchOf(from: URLSearchParams, names: readonly string[] = []): string {
  const query = new URLSearchParams();
  for (const name of names) {
    const value = from.get(name);
    if (value) query.set(name, value);
  }
  return query.size === 0 ? '' : `?${query}`;
}
