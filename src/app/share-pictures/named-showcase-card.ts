import names from 'virtual:showcase-names';
import type { ShareCard } from '#features/media/core/share-card.ts';
import { SAMPLE_PAGES, type ShowcaseTab } from '#features/showcase/core/showcase-paths.ts';
import type { Locale } from '#shared/core/locale.ts';
import { showcaseCard } from './showcase-card.ts';

export function namedShowcaseCard(name: string, locale: Locale): ShareCard | null {
  const [slug = '', tab = '', ...more] = name.split('.');
  const introduced = Object.hasOwn(names, slug) ? names[slug]?.[locale] : undefined;
  return introduced && isTab(tab) && more.length === 0
    ? showcaseCard(introduced, tab, locale)
    : null;
}

function isTab(tab: string): tab is ShowcaseTab {
  return Object.hasOwn(SAMPLE_PAGES, tab);
}
