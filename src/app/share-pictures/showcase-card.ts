import names from 'virtual:showcase-names';
import type { ShareCard } from '#features/media/core/share-card.ts';
import type { ShowcaseTab } from '#features/showcase/core/showcase-paths.ts';
import { SAMPLE_PAGES } from '#features/showcase/core/showcase-paths.ts';
import { translator } from '#i18n/translator.ts';
import type { Locale } from '#shared/core/locale.ts';
import { wordsCard } from './page-cards.ts';

/** By which a page of a showcase company is shared, by `{slug}.{tab}`: its words say that it is an example. */
export function showcaseCard(name: string, locale: Locale): ShareCard | null {
  const [slug = '', tab = '', ...more] = name.split('.');
  const introduced = Object.hasOwn(names, slug) ? names[slug]?.[locale] : undefined;
  if (!introduced || !isTab(tab) || more.length > 0) return null;
  const title = translator(locale)(`showcase:page.${tab}.title`, { company: introduced.name });
  return wordsCard(title, introduced.shortBio);
}

function isTab(tab: string): tab is ShowcaseTab {
  return Object.hasOwn(SAMPLE_PAGES, tab);
}
