import { splitLocale } from '#shared/core/locale.ts';
import { returnPath } from './return-path.ts';

/** Requested page if it is on this site, else home; in English if the page or the sign-in was. */
export function landing(
  returnTo: string | null | undefined,
  isEnglish: boolean,
  home: string,
): string {
  const path = returnPath(returnTo);
  if (path === null) return home;
  const { locale, rest } = splitLocale(path);
  // The path after the language prefix may itself look like the URL of another site.
  if (returnPath(rest) === null) return home;
  return isEnglish || locale === 'en' ? `/en${rest === '/' ? '' : rest}` : rest;
}
