import { translator } from '#i18n/translator.ts';
import type { Locale } from '#shared/core/locale.ts';

/** Which version of a legal text holds, by the list of its changes, the latest first. */
export function inForce(locale: Locale, changes: readonly { readonly date: string }[]): string {
  const date = changes[0]?.date ?? '';
  return translator(locale)('about:inForce', { version: changes.length, date });
}
