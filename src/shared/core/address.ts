import { otherLocale } from './in-language.ts';
import { type Locale, splitLocale } from './locale.ts';

/** The longest keyword of a search, as long as the longest name of a company. */
export const MAX_KEYWORD_LENGTH = 200;

/** The query names under which links carry their secrets: no address that is passed on holds them. */
export const SECRET_QUERY: ReadonlySet<string> = new Set([
  'enc',
  'key',
  'encode',
  'keycode',
  'token',
  'verify',
]);

type QueryValue = string | number | undefined;

/** Adds the values that say something; an absent value, an empty one and page 1 say nothing. */
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
 * Thai has no prefix in anything we link to; `/th` is only answered. A path that came from outside
 * may begin with `//`, which a browser would read as another host.
 */
export function page(locale: Locale, path: string): string {
  const prefix = locale === 'en' ? '/en' : '';
  const local = path.replace(/^[/\\]+/, '/');
  return local === '/' ? prefix || '/' : prefix + local;
}

export function home(locale: Locale): string {
  return page(locale, '/');
}

/** The same page in the other language, its query kept. */
export function otherLanguage(url: URL): string {
  const { locale, rest } = splitLocale(url.pathname);
  return page(otherLocale(locale), rest) + url.search;
}

/** The address search engines are told: Thai without a prefix, only the query that names a page. */
export function canonicalPath(pathname: string, locale?: Locale): string {
  const split = splitLocale(pathname);
  return page(locale ?? split.locale, split.rest);
}

export function absolute(publicUrl: string, path: string): string {
  return new URL(publicUrl).origin + path;
}
