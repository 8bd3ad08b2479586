import { type Locale, localeFromPath } from '#shared/core/locale.ts';
import { type Translator, translator } from './translator.ts';

interface PageLanguage {
  readonly locale: Locale;
  readonly t: Translator;
}

/** The language of the page that a component is part of: `pageLanguage(Astro)`. */
export function pageLanguage({ url }: { readonly url: URL }): PageLanguage {
  const locale = localeFromPath(url.pathname);
  return { locale, t: translator(locale) };
}
