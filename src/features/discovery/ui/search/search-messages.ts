import { type Catalogue, catalogue } from '#i18n/catalogues.ts';
import type { Locale } from '#shared/core/locale.ts';

/** Messages of the search field: only a few, because every page embeds them. */
export type SearchMessages = Pick<
  Catalogue['discovery']['search'],
  'keyword' | 'placeholder' | 'loading' | 'found' | 'nothing' | 'failed' | 'reviews'
>;

export function searchMessages(locale: Locale): SearchMessages {
  const { keyword, placeholder, loading, found, nothing, failed, reviews } =
    catalogue(locale).discovery.search;
  return { keyword, placeholder, loading, found, nothing, failed, reviews };
}
