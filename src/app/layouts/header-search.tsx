import { renderToStaticMarkup } from 'react-dom/server';
import { CompanySearch } from '#features/discovery/ui/search/CompanySearch.tsx';
import { type SearchWords, searchWords } from '#features/discovery/ui/search/search-words.ts';
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

const drawn = new Map<string, string>();

/** Every page has it, and it is the same on all of them in a language: drawn once for each `id`. */
export function headerSearchField(locale: Locale, id: string): string {
  const key = `${locale} ${id}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const words = headerSearchWords(locale);
  const field = renderToStaticMarkup(<CompanySearch words={words} keyword="" id={id} isBare />);
  drawn.set(key, field);
  return field;
}
