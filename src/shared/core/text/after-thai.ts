import type { Locale } from '../locale.ts';

/** A name as it follows a Thai word like “คุณ”: Thai joins on, other letters stand apart. */
export function afterThai(name: string, locale: Locale): string {
  return locale === 'th' && !/^\p{Script=Thai}/u.test(name) ? ` ${name}` : name;
}
