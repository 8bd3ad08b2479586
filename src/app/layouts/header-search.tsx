import { renderToStaticMarkup } from 'react-dom/server';
import { CompanySearch } from '#features/discovery/ui/search/CompanySearch.tsx';
import { type SearchMessages, searchMessages } from '#features/discovery/ui/search/search-words.ts';
import { translator } from '#i18n/translator.ts';
import type { Locale } from '#shared/core/locale.ts';

/** The field of the header is named and hinted for itself: nothing stands around it. */
export function headerSearchMessages(locale: Locale): SearchMessages {
  const t = translator(locale);
  return {
    ...searchMessages(locale),
    keyword: t('shared:search.label'),
    placeholder: t('shared:search.placeholder'),
  };
}

const markupByKey = new Map<string, string>();

/** Every page has it, and it is the same on all of them in a language: drawn once for each `id`. */
export function headerSearchField(locale: Locale, id: string): string {
  const key = `${locale} ${id}`;
  const cachedMarkup = markupByKey.get(key);
  if (cachedMarkup !== undefined) return cachedMarkup;
  const messages = headerSearchMessages(locale);
  const field = renderToStaticMarkup(
    <CompanySearch messages={messages} keyword="" id={id} isBare />,
  );
  markupByKey.set(key, field);
  return field;
}
