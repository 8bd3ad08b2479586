import { renderToStaticMarkup } from 'react-dom/server';
import { CompanySearch } from '#features/discovery/ui/search/CompanySearch.tsx';
import {
  type SearchMessages,
  searchMessages,
} from '#features/discovery/ui/search/search-messages.ts';
import { translator } from '#i18n/translator.ts';
import type { Locale } from '#shared/core/locale.ts';

/** The header's field has its own label and hint, since no text surrounds it. */
export function headerSearchMessages(locale: Locale): SearchMessages {
  const t = translator(locale);
  return {
    ...searchMessages(locale),
    keyword: t('shared:search.label'),
    placeholder: t('shared:search.placeholder'),
  };
}

const markupByKey = new Map<string, string>();

/** Markup cached by language and `id`, because every page contains it. */
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
