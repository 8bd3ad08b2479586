import { page, withQuery } from '#shared/core/address.ts';
import type { Locale } from '#shared/core/locale.ts';

export function employerSignIn(
  locale: Locale,
  query: { t?: number; redirectTo?: string; toPreview?: string } = {},
): string {
  return withQuery(page(locale, '/login'), query);
}

export function jobSeekerSignIn(locale: Locale, to?: string): string {
  return withQuery(page(locale, '/jSignin'), { to });
}

/** Signs out without a script. */
export function signOut(locale: Locale): string {
  return page(locale, '/signOut');
}

/** Where a job seeker asks anew for the link that proves the address; `to` is where they go on. */
export function verifyEmail(locale: Locale, to?: string): string {
  return `${withQuery(page(locale, '/myProfile'), { to })}#account`;
}

/** Asks for a link; with its token, for the new password (`first`: of somebody who never had one). */
export function forgotPassword(
  locale: Locale,
  query: { token?: string; first?: '1'; to?: string | undefined; done?: 'ask' | 'set' } = {},
): string {
  return withQuery(page(locale, '/forgotpassword'), query);
}

/** The app's web view of a page that has one. */
export function mobileTwin(
  locale: Locale,
  name: '/mLoginHR' | '/mLoginJSK' | '/mRegister' | '/mWelcomeHR',
): string {
  return page(locale, name);
}

/** A link that signs its owner in, once; the pair leaves the address at once. */
export function signInByLink(
  locale: Locale,
  kind: 'employer' | 'jobSeeker',
  pair: { readonly enc: string; readonly key: string },
  query: { readonly toPreview?: string; readonly to?: string } = {},
): string {
  const path = page(locale, kind === 'employer' ? '/login' : '/jSignin');
  return withQuery(path, { enc: pair.enc, key: pair.key, ...query });
}
