import { page } from '#shared/core/address.ts';
import type { Locale } from '#shared/core/locale.ts';

export function feedPath(locale: Locale, kind: 'xml' | 'json'): string {
  return page(locale, `/feed.${kind}`);
}
