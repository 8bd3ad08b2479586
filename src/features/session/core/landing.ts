import { splitLocale } from '#shared/core/locale.ts';
import { returnPath } from './return-path.ts';

/**
 * Where a sign-in leads: to the wanted place when it is one of ours, else home. The language spoken
 * while signing in goes along; a place wanted in English stays English.
 */
export function landing(
  returnTo: string | null | undefined,
  isEnglish: boolean,
  home: string,
): string {
  const path = returnPath(returnTo);
  if (path === null) return home;
  const { locale, rest } = splitLocale(path);
  // What stood behind a language may itself begin like the address of another site.
  if (returnPath(rest) === null) return home;
  return isEnglish || locale === 'en' ? `/en${rest === '/' ? '' : rest}` : rest;
}
