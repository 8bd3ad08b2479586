import type { Db } from '#shared/server/db/pool.ts';
import type { StoredItem } from './item-queries.ts';
import { itemsOf, picturesOf } from './item-queries.ts';

/** What a version says, the captions of its videos included: what is compared with another version. */
export async function captionedItems(db: Db, idProfile: number): Promise<readonly StoredItem[]> {
  const [items, pictures] = await Promise.all([itemsOf(db, idProfile), picturesOf(db, idProfile)]);
  return items.map((item) => {
    const captions = Object.values(item.content).flatMap(
      (value) => (typeof value === 'string' && pictures[value]?.captions) || [],
    );
    return captions.length > 0 ? { ...item, content: { ...item.content, captions } } : item;
  });
}
