export const LOCALES = ['th', 'en'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'th';

/** Prefix of a path: none and `/th` both mean Thai. */
export type LocalePrefix = '' | '/th' | '/en';

export function isLocale(value: unknown): value is Locale {
  return value === 'th' || value === 'en';
}

/** Locale of the `[...locale]` route parameter; null (a 404) when it is unknown. */
export function localeFromParam(param: string | undefined): Locale | null {
  if (param === undefined) return DEFAULT_LOCALE;
  return isLocale(param) ? param : null;
}

/** Any path that does not begin with `/en` is Thai. */
export function localeFromPath(pathname: string): Locale {
  return /^\/en(\/|$)/.test(pathname) ? 'en' : DEFAULT_LOCALE;
}

/** Splits `/en/x` into its locale and `/x`; `/th` and no prefix are Thai. */
export function splitLocale(pathname: string): { locale: Locale; rest: string } {
  const match = /^\/(th|en)(?=\/|$)/.exec(pathname);
  const rest = match ? pathname.slice(match[0].length) : pathname;
  return { locale: localeFromPath(pathname), rest: rest === '' ? '/' : rest };
}

/** Locale of requests without a localized path, as API calls: the cookie's, else Thai. */
export function localeFromCookie(value: string | undefined): Locale {
  return isLocale(value) ? value : DEFAULT_LOCALE;
}

/** Master-data language ids of the API: 38 is Thai, anything else English. */
export function localeFromLanguageId(idLanguage: number): Locale {
  return idLanguage === 38 ? 'th' : 'en';
}

/** Returns the name of a language in that language: ไทย, English. */
export function ownName(locale: Locale): string {
  return new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
}
