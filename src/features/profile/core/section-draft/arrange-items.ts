import type { Item } from '../sections/section.ts';

export function itemsOfList(items: readonly Item[], kind: string, parent: string | null = null) {
  return items.filter((item) => item.kind === kind && item.parent === parent);
}

/** Moves an item within its own list; other lists keep their index, which names their fields. */
export function moveItemTo(items: readonly Item[], idItem: string, index: number): readonly Item[] {
  const item = items.find((candidate) => candidate.idItem === idItem);
  if (!item) return items;
  const list = itemsOfList(items, item.kind, item.parent);
  if (index < 0 || index >= list.length) return items;
  const rest = list.filter((candidate) => candidate !== item);
  const order = [...rest.slice(0, index), item, ...rest.slice(index)].values();
  return items.map((current) =>
    list.includes(current) ? (order.next().value ?? current) : current,
  );
}

export function withoutItem(items: readonly Item[], idItem: string): readonly Item[] {
  return items.filter((item) => item.idItem !== idItem && item.parent !== idItem);
}
