import { absolute, canonicalPath, otherLanguage } from '#shared/core/address.ts';
import type { Locale } from '#shared/core/locale.ts';
import { localeFromPath } from '#shared/core/locale.ts';
import { findPage } from '../find-page.ts';

export interface PageAddress {
  readonly canonical: string;
  readonly alternates: Readonly<Record<Locale, string>>;
  /** The same page in the other language, as a path. */
  readonly other: string;
}

/** Only the query its row names counts: a cached page must not repeat one visitor's own. */
export function pageAddress(url: URL, site: string): PageAddress {
  const query = new URLSearchParams();
  for (const name of findPage(url.pathname)?.canonical ?? []) {
    const value = url.searchParams.get(name);
    if (value) query.set(name, value);
  }
  const search = query.size === 0 ? '' : `?${query}`;
  const here = (locale: Locale) => absolute(site, canonicalPath(url.pathname, locale) + search);
  const alternates = { th: here('th'), en: here('en') };
  return {
    alternates,
    canonical: alternates[localeFromPath(url.pathname)],
    other: otherLanguage(new URL(url.pathname + search, site)),
  };
}
