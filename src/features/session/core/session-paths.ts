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

export function signOut(locale: Locale): string {
  return page(locale, '/signOut');
}

/** The form that sends the verification link again; `to` is the page to return to. */
export function verifyEmail(locale: Locale, to?: string): string {
  return `${withQuery(page(locale, '/myProfile'), { to })}#account`;
}

/** Form for a reset link or, with a token, a password (`first`: the account had none). */
export function forgotPassword(
  locale: Locale,
  query: { token?: string; first?: '1'; to?: string | undefined; done?: 'ask' | 'set' } = {},
): string {
  return withQuery(page(locale, '/forgotpassword'), query);
}

export function mobileTwin(
  locale: Locale,
  name: '/mLoginHR' | '/mLoginJSK' | '/mRegister' | '/mWelcomeHR',
): string {
  return page(locale, name);
}

/** A one-time sign-in link; the key pair is removed from the URL immediately. */
export function signInByLink(
  locale: Locale,
  kind: 'employer' | 'jobSeeker',
  pair: { readonly enc: string; readonly key: string },
  query: { readonly toPreview?: string; readonly to?: string } = {},
): string {
  const path = page(locale, kind === 'employer' ? '/login' : '/jSignin');
  return withQuery(path, { enc: pair.enc, key: pair.key, ...query });
}
