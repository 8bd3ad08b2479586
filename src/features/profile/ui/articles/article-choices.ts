import { catalogue } from '#i18n/catalogues.ts';
import type { Locale } from '#shared/core/locale.ts';

/** What the writer of an article chooses from, in the language of the version. */
export function articleChoices(lang: Locale) {
  return { tags: Object.values(catalogue(lang).profile.section.article.presetTags) };
}
