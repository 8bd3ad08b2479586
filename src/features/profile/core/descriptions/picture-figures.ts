import { picturesIn } from '../sections/check-items.ts';
import { SECTIONS, type SectionStep } from '../sections/registry.ts';
import type { Item } from '../sections/section.ts';
import { type Library, missingAltTexts } from './described.ts';

export interface PictureStats {
  readonly pictureCount: number;
  readonly missingAltCount: number;
  /** Pictures with a caption field, and how many of these are filled. */
  readonly captionableCount: number;
  readonly captionedCount: number;
  readonly captionStep: SectionStep | null;
}

const CAPTION: Readonly<Record<string, string>> = {
  aspectPicture: 'caption',
  albumPicture: 'description',
  employeePhoto: 'caption',
};

export function pictureStatsOf(
  items: readonly (Item & { readonly section: string })[],
  library: Library,
): PictureStats {
  const bySection = SECTIONS.map((section) => {
    const sectionItems = items.filter((item) => item.section === section.name);
    const captions = sectionItems.flatMap(({ kind, content }) => {
      const field = CAPTION[kind];
      return field === undefined ? [] : [Boolean(content[field])];
    });
    return {
      step: section.step,
      captions,
      pictureCount: picturesIn(section, sectionItems).length,
      missingAltCount: Object.keys(missingAltTexts(section, sectionItems, library)).length,
    };
  });
  const captions = bySection.flatMap((section) => section.captions);
  return {
    pictureCount: bySection.reduce((sum, { pictureCount }) => sum + pictureCount, 0),
    missingAltCount: bySection.reduce((sum, { missingAltCount }) => sum + missingAltCount, 0),
    captionableCount: captions.length,
    captionedCount: captions.filter(Boolean).length,
    captionStep: bySection.find((section) => section.captions.includes(false))?.step ?? null,
  };
}
