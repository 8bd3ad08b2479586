import { absolute, canonicalPath, otherLanguage, SECRET_QUERY } from '#shared/core/address.ts';
import { type Locale, localeFromPath } from '#shared/core/locale.ts';
import { findPage } from '../find-page.ts';
import { carriedQuery } from '../sign-in/known-place.ts';

/**
 * Canonical URL with the row's canonical parameters; URL of the other language with all of the
 * row's parameters except secrets. Other parameters are dropped, so that a cached page never
 * repeats one visitor's query.
 */
export function pageAddress(url: URL, site: string) {
  const row = findPage(url.pathname);
  const names = row?.query ?? [];
  const read = names.filter((name) => !SECRET_QUERY.has(name));
  const search = searchOf(url.searchParams, row?.canonical);
  // A return path may contain a sign-in pair; `to` beside `from` is a date, not a return path.
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
