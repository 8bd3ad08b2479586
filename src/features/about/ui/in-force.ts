import { catalogue } from '#i18n/catalogues.ts';
import { translator } from '#i18n/translator.ts';
import type { Locale } from '#shared/core/locale.ts';

/** Which version of a legal text holds, by the list of its changes, the latest first. */
export function inForce(locale: Locale, changes: readonly { readonly date: string }[]): string {
  const date = changes[0]?.date ?? '';
  return translator(locale)('about:inForce', { version: changes.length, date });
}

const { privacy, terms } = catalogue('en');
/** The texts that have versions, by their page. */
const LEGAL: Readonly<Record<string, readonly { readonly date: string }[]>> = {
  '/privacyHRSay': privacy.HRSay.changes,
  '/privacyYouSay': privacy.YouSay.changes,
  '/termsHRSay': terms.HRSay.changes,
  '/termsYouSay': terms.YouSay.changes,
};

/** `2026-11`, when the version that holds was made; null for a page without versions. */
export function inForceSince(route: string): string | null {
  const date = LEGAL[route]?.[0]?.date;
  return date === undefined ? null : new Date(`${date} UTC`).toISOString().slice(0, 7);
}
