import { page, withQuery } from '#shared/core/address.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { StopFor } from './stop/stop-contract.ts';

/** Where a letter lets its reader end all letters; with what they chose, the answer. */
export function unsubscribe(locale: Locale, token: string, done?: StopFor): string {
  return withQuery(page(locale, `/unsubscribe/${token}`), { done });
}
