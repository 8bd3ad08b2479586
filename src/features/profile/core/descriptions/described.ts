import { type ItemErrors, picturesIn } from '../sections/check-items.ts';
import type { FieldCode } from '../sections/field-codes.ts';
import type { Item, Section } from '../sections/section.ts';
import { describedBy } from './described-by.ts';

/** What the library knows of a picture. */
export interface LibraryPicture {
  /** What it says of it in the language of the page: empty for decoration, null for nothing. */
  readonly alt: string | null;
  /** A video that has no cover image yet, and may still be given one. */
  readonly lacksPoster: boolean;
}
export type Library = (idMedia: string) => LibraryPicture | undefined;

/**
 * The pictures nothing is said of, neither in their place nor by the library. A text is given the
 * library's words when a picture is chosen into it, so of those in it only a decoration is excused.
 */
export function missingAltTexts(
  section: Section,
  items: readonly Item[],
  library: Library,
): ItemErrors {
  const errors: Record<string, FieldCode> = {};
  for (const { idItem, kind: name, content } of items) {
    const kind = section.kinds[name];
    const fields = describedBy(name) ?? [];
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

/** The videos nothing stands for until they are played. */
export function missingPosters(
  section: Section,
  items: readonly Item[],
  library: Library,
): ItemErrors {
  const withoutPoster = picturesIn(section, items).filter(
    ({ idMedia }) => library(idMedia)?.lacksPoster,
  );
  return Object.fromEntries(
    withoutPoster.map(({ idItem, field }) => [`${idItem}.${field}`, 'posterRequired' as const]),
  );
}
