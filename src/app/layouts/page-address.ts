import { absolute, canonicalPath, otherLanguage, SECRET_QUERY } from '#shared/core/address.ts';
import { type Locale, localeFromPath } from '#shared/core/locale.ts';
import { findPage } from '../find-page.ts';
import { carriedQuery } from '../sign-in/known-place.ts';

/**
 * The canonical URL keeps the row's canonical parameters; the other language keeps all of the row's
 * parameters except secrets. Others are dropped, so that a cached page never repeats one visitor's
 * query.
 */
export function pageAddress(url: URL, site: string) {
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
