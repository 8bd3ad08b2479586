import type { Locale } from '../locale.ts';

/** A name after a Thai word like “คุณ”: Thai follows directly, other scripts after a space. */
export function afterThai(name: string, locale: Locale): string {
  return locale === 'th' && !/^\p{Script=Thai}/u.test(name) ? ` ${name}` : name;
}
