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
  // A path such as `/en//host` is the URL of another site once its language prefix is removed.
  if (returnPath(rest) === null) return home;
  return isEnglish || locale === 'en' ? `/en${rest === '/' ? '' : rest}` : rest;
}
