import { type ItemRefusals, picturesIn } from '../sections/check-items.ts';
import type { FieldCode } from '../sections/field-codes.ts';
import type { Item, Section } from '../sections/section.ts';
import { describedBy } from './described-by.ts';

/** What the library knows of a picture. */
export interface KeptPicture {
  /** What it says of it in the language of the page: empty for decoration, null for nothing. */
  readonly alt: string | null;
  /** A video that has no cover image yet, and may still be given one. */
  readonly lacksPoster: boolean;
}
export type Library = (idMedia: string) => KeptPicture | undefined;

/**
 * The pictures nothing is said of, neither in their place nor by the library. A text is given the
 * library's words when a picture is chosen into it, so of those in it only a decoration is excused.
 */
export function undescribedIn(
  section: Section,
  items: readonly Item[],
  library: Library,
): ItemRefusals {
  const refusals: Record<string, FieldCode> = {};
  for (const { idItem, kind: name, content } of items) {
    const kind = section.kinds[name];
    const fields = describedBy(name) ?? [];
    const isSilent = fields.every((field) => !content[field]);
    const own = Object.keys(kind?.pictures ?? {}).map((field) => content[field]);
    const isUnknown = own.some((id) => typeof id === 'string' && id && library(id)?.alt == null);
    if (fields[0] && isSilent && isUnknown) refusals[`${idItem}.${fields[0]}`] = 'altRequired';
    for (const { field, idMedia, altText } of kind?.picturesWithin?.(content) ?? []) {
      if (altText === '' && library(idMedia)?.alt !== '')
        refusals[`${idItem}.${field}`] = 'altRequired';
    }
  }
  return refusals;
}

/** The videos nothing stands for until they are played. */
export function bareVideosIn(
  section: Section,
  items: readonly Item[],
  library: Library,
): ItemRefusals {
  const bare = picturesIn(section, items).filter(({ idMedia }) => library(idMedia)?.lacksPoster);
  return Object.fromEntries(
    bare.map(({ idItem, field }) => [`${idItem}.${field}`, 'posterRequired' as const]),
  );
}
