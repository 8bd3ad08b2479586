import { page, withQuery } from '#shared/core/address.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { StopFor } from './stop/stop-contract.ts';

/** Where a letter lets its reader end all letters; with what they chose, the answer. */
export function unsubscribe(locale: Locale, token: string, done?: StopFor): string {
  return withQuery(page(locale, `/unsubscribe/${token}`), { done });
}

/** Stands for the token in letters that nobody is invited by: previews and test mails. */
export const EXAMPLE_TOKEN = 'example';

/** Where an invited person, or whoever has a shared link, begins. */
export function invite(locale: Locale, token: string): string {
  return page(locale, `/invite/${token}`);
}
