import type { Locale } from '../locale.ts';

export function wordsLang(text: string): Locale {
  return /[\u0e01-\u0e2e]/.test(text) ? 'th' : 'en';
}
