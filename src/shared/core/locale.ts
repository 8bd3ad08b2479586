export const LOCALES = ['th', 'en'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'th';

/** What stands before a path: nothing and `/th` are both Thai. */
export type LocalePrefix = '' | '/th' | '/en';

export function isLocale(value: unknown): value is Locale {
  return value === 'th' || value === 'en';
}

/** The `[...locale]` route parameter as a locale, or null when it names no known one (a 404). */
export function localeFromParam(param: string | undefined): Locale | null {
  if (param === undefined) return DEFAULT_LOCALE;
  return isLocale(param) ? param : null;
}

/** The path decides; anything that does not begin with `/en` is Thai. */
export function localeFromPath(pathname: string): Locale {
  return /^\/en(\/|$)/.test(pathname) ? 'en' : DEFAULT_LOCALE;
}

/** Splits `/en/x` into its locale and `/x`; `/th` and no prefix are Thai. */
export function splitLocale(pathname: string): { locale: Locale; rest: string } {
  const match = /^\/(th|en)(?=\/|$)/.exec(pathname);
  const rest = match ? pathname.slice(match[0].length) : pathname;
  return { locale: localeFromPath(pathname), rest: rest === '' ? '/' : rest };
}

/** Only where a path has no say (API messages, mails): a known language cookie, else Thai. */
export function localeFromCookie(value: string | undefined): Locale {
  return isLocale(value) ? value : DEFAULT_LOCALE;
}

/** Master-data language ids of the API: 38 is Thai, anything else English. */
export function localeFromLanguageId(idLanguage: number): Locale {
  return idLanguage === 38 ? 'th' : 'en';
}

/** A language as whoever speaks it calls it: ไทย, English. */
export function ownName(locale: Locale): string {
  return new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
}
