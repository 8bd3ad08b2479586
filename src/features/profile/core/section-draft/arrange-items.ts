import type { Item } from '../sections/section.ts';

/** The items of one list: of one kind, below one parent. */
export function listed(items: readonly Item[], kind: string, parent: string | null = null) {
  return items.filter((item) => item.kind === kind && item.parent === parent);
}

/** Puts an item at this place of its own list; all others keep the index that calls their fields. */
export function placeItem(items: readonly Item[], idItem: string, at: number): readonly Item[] {
  const item = items.find((one) => one.idItem === idItem);
  if (!item) return items;
  const list = listed(items, item.kind, item.parent);
  if (at < 0 || at >= list.length) return items;
  const others = list.filter((one) => one !== item);
  const order = [...others.slice(0, at), item, ...others.slice(at)].values();
  return items.map((one) => (list.includes(one) ? (order.next().value ?? one) : one));
}

/** Without the item and what belongs to it. */
export function withoutItem(items: readonly Item[], idItem: string): readonly Item[] {
  return items.filter((one) => one.idItem !== idItem && one.parent !== idItem);
}
