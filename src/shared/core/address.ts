import { otherLocale } from './in-language.ts';
import { type Locale, splitLocale } from './locale.ts';

/** Maximum length of a search keyword: the longest name of a company fits. */
export const MAX_KEYWORD_LENGTH = 200;

/** Query parameters that carry a secret: removed from URLs passed on to third parties. */
export const SECRET_QUERY: ReadonlySet<string> = new Set([
  'enc',
  'key',
  'encode',
  'keycode',
  'token',
  'verify',
]);

type QueryValue = string | number | undefined;

/** Appends a query string without empty values and without `pg=1`. */
export function withQuery(path: string, query: Readonly<Record<string, QueryValue>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === '' || (name === 'pg' && value === 1)) continue;
    search.set(name, String(value));
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

/**
 * Returns the path of a page in a language; Thai has no prefix. Leading slashes are reduced to one,
 * because a browser reads `//x` as another host.
 */
export function page(locale: Locale, path: string): string {
  const prefix = locale === 'en' ? '/en' : '';
  const local = path.replace(/^[/\\]+/, '/');
  return local === '/' ? prefix || '/' : prefix + local;
}

export function home(locale: Locale): string {
  return page(locale, '/');
}

export function otherLanguage(url: URL): string {
  const { locale, rest } = splitLocale(url.pathname);
  return page(otherLocale(locale), rest) + url.search;
}

/** Canonical URL for search engines: Thai without a prefix, the query dropped. */
export function canonicalPath(pathname: string, locale?: Locale): string {
  const split = splitLocale(pathname);
  return page(locale ?? split.locale, split.rest);
}

export function absolute(publicUrl: string, path: string): string {
  return new URL(publicUrl).origin + path;
}
