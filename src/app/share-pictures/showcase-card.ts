import type { ShareCard } from '#features/media/core/share-card.ts';
import type { ShowcaseTab } from '#features/showcase/core/showcase-paths.ts';
import { translator } from '#i18n/translator.ts';
import type { Locale } from '#shared/core/locale.ts';
import { textCard } from './page-cards.ts';

/**
 * Card of a showcase company, marked as an example. It reads no data of other companies, which
 * would rebuild every page on each change.
 */
export function showcaseCard(
  { name, shortBio }: { readonly name: string; readonly shortBio: string },
  tab: ShowcaseTab,
  locale: Locale,
): ShareCard {
  const title = translator(locale)(`showcase:page.${tab}.title`, { company: name });
  return textCard(title, shortBio);
}
