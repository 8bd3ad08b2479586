import type { Locale } from '../locale.ts';

/** The language of words that came without saying it: Thai as soon as one letter is. */
export function wordsLang(text: string): Locale {
  return /[\u0e01-\u0e2e]/.test(text) ? 'th' : 'en';
}
