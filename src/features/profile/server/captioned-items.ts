import type { Db } from '#shared/server/db/pool.ts';
import { imageDescription } from '../core/descriptions/described-by.ts';
import type { StoredPicture } from '../core/section-contract.ts';
import { itemsOf, picturesOf, type StoredItem } from './item-queries.ts';

/** The items of a version with descriptions and captions, as version comparison needs them. */
export async function captionedItems(db: Db, idProfile: number): Promise<readonly StoredItem[]> {
  const [items, pictures] = await Promise.all([itemsOf(db, idProfile), picturesOf(db, idProfile)]);
  return withLibrary(items, pictures);
}

/** Adds the captions of videos, and the library description where an item has none of its own. */
export function withLibrary(
  items: readonly StoredItem[],
  pictures: Readonly<Record<string, StoredPicture>>,
): readonly StoredItem[] {
  return items.map((item) => {
    const { kind, content } = item;
    const itemPictures = Object.values(content).flatMap(
      (value) => (typeof value === 'string' && pictures[value]) || [],
    );
    const captions = itemPictures.flatMap((picture) => picture.captions ?? []);
    const isDescribed = imageDescription(kind) !== undefined;
    const altText = isDescribed && (content['altText'] || itemPictures[0]?.alt);
    const added = {
      ...(captions.length > 0 && { captions }),
      ...(altText && { altText }),
    };
    return { ...item, content: { ...content, ...added } };
  });
}
