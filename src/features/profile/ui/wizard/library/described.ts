import type { Locale } from '#shared/core/locale.ts';
import type { AltTexts } from './use-library.ts';

/** What is said of a picture in the reader's language, else in the other. */
export function described({ altTh, altEn }: AltTexts, locale: Locale): string {
  return (locale === 'th' ? altTh || altEn : altEn || altTh) ?? '';
}
