import type { ShareCard } from '#features/media/core/share-card.ts';
import type { ShowcaseTab } from '#features/showcase/core/showcase-paths.ts';
import { translator } from '#i18n/translator.ts';
import type { Locale } from '#shared/core/locale.ts';
import { textCard } from './page-cards.ts';

/** Card of a showcase company from its texts alone, so that no other data causes a new drawing. */
export function showcaseCard(
  { name, shortBio }: { readonly name: string; readonly shortBio: string },
  tab: ShowcaseTab,
  locale: Locale,
): ShareCard {
  const title = translator(locale)(`showcase:page.${tab}.title`, { company: name });
  return textCard(title, shortBio);
}
