import { type ItemErrors, picturesIn } from '../sections/check-items.ts';
import type { FieldCode } from '../sections/field-codes.ts';
import type { Item, Section } from '../sections/section.ts';
import { imageDescription } from './described-by.ts';

export interface LibraryPicture {
  /** Library description in the language of the page: '' for a decoration, null without one. */
  readonly alt: string | null;
  /** True for a video without a poster that can still get one. */
  readonly isPosterMissing: boolean;
}
export type Library = (idMedia: string) => LibraryPicture | undefined;

/**
 * Finds pictures described neither by their item nor by the library. A picture inside a text
 * copies the library description when it is inserted, so there only a decoration is exempt.
 */
export function missingAltTexts(
  section: Section,
  items: readonly Item[],
  library: Library,
): ItemErrors {
  const errors: Record<string, FieldCode> = {};
  for (const { idItem, kind: name, content } of items) {
    const kind = section.kinds[name];
    const fields = imageDescription(name) ?? [];
    const hasNoText = fields.every((field) => !content[field]);
    const pictureIds = Object.keys(kind?.pictures ?? {}).map((field) => content[field]);
    const isUnknown = pictureIds.some(
      (id) => typeof id === 'string' && id && library(id)?.alt == null,
    );
    if (fields[0] && hasNoText && isUnknown) errors[`${idItem}.${fields[0]}`] = 'altRequired';
    for (const { field, idMedia, altText } of kind?.picturesWithin?.(content) ?? []) {
      if (altText === '' && library(idMedia)?.alt !== '')
        errors[`${idItem}.${field}`] = 'altRequired';
    }
  }
  return errors;
}

/** Finds videos without a poster, which would show nothing before they are played. */
export function missingPosters(
  section: Section,
  items: readonly Item[],
  library: Library,
): ItemErrors {
  const withoutPoster = picturesIn(section, items).filter(
    ({ idMedia }) => library(idMedia)?.isPosterMissing,
  );
  return Object.fromEntries(
    withoutPoster.map(({ idItem, field }) => [`${idItem}.${field}`, 'posterRequired' as const]),
  );
}
