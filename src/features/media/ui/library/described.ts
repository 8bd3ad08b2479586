import type { Locale } from '#shared/core/locale.ts';
import type { LibraryItem } from '../../core/library-contract.ts';

/** What is said of a picture in the reader's language, else in the other. */
export function described(
  { altTh, altEn }: Pick<LibraryItem, 'altTh' | 'altEn'>,
  locale: Locale,
): string {
  return (locale === 'th' ? altTh || altEn : altEn || altTh) ?? '';
}
