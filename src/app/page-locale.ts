import type { Translator } from '#i18n/translator.ts';
import { translator } from '#i18n/translator.ts';
import type { Locale, LocalePrefix } from '#shared/core/locale.ts';
import { LOCALES, localeFromParam } from '#shared/core/locale.ts';

export interface PageLocale {
  readonly locale: Locale;
  readonly prefix: LocalePrefix;
  readonly t: Translator;
}

/** The part of `Astro` this asks. */
interface LocaleRoute {
  readonly params: Record<string, string | undefined>;
}

/**
 * The language of a page under `[...locale]`, or the 404 answer when its first segment names none.
 * `const at = pageLocale(Astro); if (at instanceof Response) return at;`
 */
export function pageLocale({ params }: LocaleRoute): PageLocale | Response {
  const param = params.locale;
  const locale = localeFromParam(param);
  // An answer without a body makes Astro render the error page of that status.
  if (locale === null) return new Response(null, { status: 404 });
  return { locale, prefix: param === undefined ? '' : `/${locale}`, t: translator(locale) };
}

/** The three variants of a prerendered page: `export const getStaticPaths = () => localePaths();` */
export function localePaths(): { params: { locale: Locale | undefined } }[] {
  return [undefined, ...LOCALES].map((locale) => ({ params: { locale } }));
}
