import { catalogue } from '#i18n/catalogues.ts';
import { translator } from '#i18n/translator.ts';
import type { Locale } from '#shared/core/locale.ts';

/** Text naming the current version of a legal text, from its changes, newest first. */
export function inForce(locale: Locale, changes: readonly { readonly date: string }[]): string {
  const date = changes[0]?.date ?? '';
  return translator(locale)('about:inForce', { version: changes.length, date });
}

const { privacy, terms } = catalogue('en');
const LEGAL: Readonly<Record<string, readonly { readonly date: string }[]>> = {
  '/privacyHRSay': privacy.HRSay.changes,
  '/privacyYouSay': privacy.YouSay.changes,
  '/termsHRSay': terms.HRSay.changes,
  '/termsYouSay': terms.YouSay.changes,
};

/** Month of the current version as `2026-11`; null for a page without versions. */
export function inForceSince(route: string): string | null {
  const date = LEGAL[route]?.[0]?.date;
  return date === undefined ? null : new Date(`${date} UTC`).toISOString().slice(0, 7);
}
