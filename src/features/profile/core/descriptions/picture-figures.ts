import { picturesIn } from '../sections/check-items.ts';
import { SECTIONS, type SectionStep } from '../sections/registry.ts';
import type { Item } from '../sections/section.ts';
import { type Library, undescribedIn } from './described.ts';

/** How many pictures a page shows, and what is said of them. */
export interface PictureFigures {
  readonly shown: number;
  /** Those of which whoever cannot see them learns nothing. */
  readonly undescribed: number;
  /** Those with a place for words below them, and how many have some. */
  readonly toCaption: number;
  readonly captioned: number;
  /** The first step with one that has none. */
  readonly captionStep: SectionStep | null;
}

/** The field whose words stand below the picture. */
const CAPTION: Readonly<Record<string, string>> = {
  aspectPicture: 'caption',
  albumPicture: 'description',
  employeePhoto: 'caption',
};

export function pictureFigures(
  items: readonly (Item & { readonly section: string })[],
  library: Library,
): PictureFigures {
  const bySection = SECTIONS.map((section) => {
    const own = items.filter((item) => item.section === section.name);
    const captions = own.flatMap(({ kind, content }) => {
      const field = CAPTION[kind];
      return field === undefined ? [] : [Boolean(content[field])];
    });
    return {
      step: section.step,
      captions,
      shown: picturesIn(section, own).length,
      undescribed: Object.keys(undescribedIn(section, own, library)).length,
    };
  });
  const captions = bySection.flatMap((section) => section.captions);
  return {
    shown: bySection.reduce((sum, { shown }) => sum + shown, 0),
    undescribed: bySection.reduce((sum, { undescribed }) => sum + undescribed, 0),
    toCaption: captions.length,
    captioned: captions.filter(Boolean).length,
    captionStep: bySection.find((section) => section.captions.includes(false))?.step ?? null,
  };
}
