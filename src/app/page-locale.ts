import { type Translator, translator } from '#i18n/translator.ts';
import { LOCALES, type Locale, type LocalePrefix, localeFromParam } from '#shared/core/locale.ts';

export interface PageLocale {
  readonly locale: Locale;
  readonly prefix: LocalePrefix;
  readonly t: Translator;
}

interface LocaleRoute {
  readonly params: Record<string, string | undefined>;
}

/** The locale of a page under `[...locale]`; `middleware.ts` has already rejected unknown ones. */
export function pageLocale({ params }: LocaleRoute): PageLocale {
  const param = params.locale;
  const locale = localeFromParam(param);
  if (locale === null) throw new Error(`No language is named ${param}`);
  return { locale, prefix: param === undefined ? '' : `/${locale}`, t: translator(locale) };
}

/** Three variants of a prerendered page: `export const getStaticPaths = () => localePaths();` */
export function localePaths(): { params: { locale: Locale | undefined } }[] {
  return [undefined, ...LOCALES].map((locale) => ({ params: { locale } }));
}
