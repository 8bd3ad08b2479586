import type { SearchWords } from '#features/discovery/ui/search/search-words.ts';
import { searchWords } from '#features/discovery/ui/search/search-words.ts';
import { translator } from '#i18n/translator.ts';
import type { Locale } from '#shared/core/locale.ts';

/** The field of the header is named and hinted for itself: nothing stands around it. */
export function headerSearchWords(locale: Locale): SearchWords {
  const t = translator(locale);
  return {
    ...searchWords(locale),
    keyword: t('shared:search.label'),
    placeholder: t('shared:search.placeholder'),
  };
}
