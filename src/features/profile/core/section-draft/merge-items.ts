import { isSame } from '../is-same.ts';
import type { Item } from '../sections/section.ts';

/** A difference that both sides made in one item; `field` is null if one side removed the item. */
export interface ItemConflict {
  readonly idItem: string;
  readonly field: string | null;
  readonly mine: Item | null;
  readonly theirs: Item | null;
}

export interface MergedItems {
  /** The merged items; while a conflict is open they hold my text, or the item one side removed. */
  readonly items: readonly Item[];
  readonly conflicts: readonly ItemConflict[];
}

/**
 * Three-way merge by item and field: an addition, change, move or removal of one side is applied;
 * different changes of both sides, or a change and a removal, are conflicts.
 */
export function mergeItems(
  base: readonly Item[],
  mine: readonly Item[],
  theirs: readonly Item[],
): MergedItems {
  const [before, here, there] = [byId(base), byId(mine), byId(theirs)];
  const conflicts: ItemConflict[] = [];
  const merged = new Map<string, Item>();
  for (const { idItem } of mergeOrder(base, mine, theirs)) {
    const sides = {
      was: before.get(idItem),
      ownItem: here.get(idItem),
      otherItem: there.get(idItem),
    };
    const { was, ownItem, otherItem } = sides;
    if (ownItem && otherItem) {
      merged.set(idItem, mergeContent(was ?? blank(ownItem), ownItem, otherItem, conflicts));
      continue;
    }
    const left = ownItem ?? otherItem;
    if (!left) continue;
    const isUntouched = was && !isTouched(was, ownItem ? [base, mine] : [base, theirs]);
    if (isUntouched) continue;
    merged.set(idItem, left);
    if (was)
      conflicts.push({ idItem, field: null, mine: ownItem ?? null, theirs: otherItem ?? null });
  }
  return { items: belowParents([...merged.values()]), conflicts };
}

export function settleConflicts(
  items: readonly Item[],
  conflicts: readonly ItemConflict[],
  takesTheirs: (conflict: ItemConflict) => boolean,
): readonly Item[] {
  const gone = new Set<string>();
  const settled = new Map(items.map((item) => [item.idItem, item]));
  for (const conflict of conflicts) {
    const { idItem, field, mine, theirs } = conflict;
    const side = takesTheirs(conflict) ? theirs : mine;
    const item = settled.get(idItem);
    if (!side) gone.add(idItem);
    else if (item && field !== null) {
      settled.set(idItem, { ...item, content: { ...item.content, [field]: side.content[field] } });
    }
  }
  return [...settled.values()].filter(
    ({ idItem, parent }) => !gone.has(idItem) && (parent === null || !gone.has(parent)),
  );
}

export function isSameItems(first: readonly Item[], second: readonly Item[]): boolean {
  return (
    first.length === second.length &&
    first.every((item, index) => {
      const twin = second[index];
      return twin?.idItem === item.idItem && isSameItem(item, twin);
    })
  );
}

/** Places each child directly after its parent; siblings keep their order. */
function belowParents(items: readonly Item[]): readonly Item[] {
  return items
    .filter(({ parent }) => parent === null)
    .flatMap((item) => [item, ...items.filter(({ parent }) => parent === item.idItem)]);
}

const byId = (items: readonly Item[]) => new Map(items.map((item) => [item.idItem, item]));

const blank = (item: Item): Item => ({ ...item, content: {} });

function mergeContent(was: Item, ownItem: Item, otherItem: Item, conflicts: ItemConflict[]): Item {
  const content: Record<string, unknown> = { ...ownItem.content };
  for (const field of new Set([
    ...Object.keys(ownItem.content),
    ...Object.keys(otherItem.content),
  ])) {
    const [base, mine, theirs] = [was, ownItem, otherItem].map((item) => item.content[field]);
    if (isSameValue(mine, theirs) || isSameValue(base, theirs)) continue;
    if (isSameValue(base, mine)) content[field] = theirs;
    else conflicts.push({ idItem: ownItem.idItem, field, mine: ownItem, theirs: otherItem });
  }
  const parent = ownItem.parent === was.parent ? otherItem.parent : ownItem.parent;
  return { ...ownItem, parent, content };
}

/** An album counts as changed when one of its pictures was added or edited. */
function isTouched(was: Item, [base, side]: readonly (readonly Item[])[]): boolean {
  const before = byId(base ?? []);
  return (side ?? []).some((item) => {
    if (item.idItem !== was.idItem && item.parent !== was.idItem) return false;
    const twin = before.get(item.idItem);
    return !twin || !isSameItem(twin, item);
  });
}

function isSameItem(first: Item, second: Item): boolean {
  const fields = new Set([...Object.keys(first.content), ...Object.keys(second.content)]);
  return (
    first.parent === second.parent &&
    [...fields].every((field) => isSameValue(first.content[field], second.content[field]))
  );
}

/** Forms hold text and saving trims it: 7 equals "7 ", and null equals "". */
function isSameValue(first: unknown, second: unknown): boolean {
  return (
    isSame(first, second) ||
    (!isObject(first) && !isObject(second) && textOf(first) === textOf(second))
  );
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

const textOf = (value: unknown) =>
  String(value ?? '')
    .trim()
    .normalize('NFC');

/**
 * Merges both orders: mine wins unless only the other side moved items. An item that is only in
 * the other order is inserted behind its predecessor there.
 */
function mergeOrder(
  base: readonly Item[],
  mine: readonly Item[],
  theirs: readonly Item[],
): readonly Item[] {
  const moved = isReordered(base, mine);
  const [first, second] = moved || !isReordered(base, theirs) ? [mine, theirs] : [theirs, mine];
  return [second, base].reduce(insertMissing, first);
}

function insertMissing(order: readonly Item[], source: readonly Item[]): readonly Item[] {
  const result = [...order];
  let last = -1;
  for (const item of source) {
    const index = result.findIndex(({ idItem }) => idItem === item.idItem);
    if (index === -1) result.splice(last + 1, 0, item);
    last = index === -1 ? last + 1 : index;
  }
  return result;
}

function isReordered(base: readonly Item[], side: readonly Item[]): boolean {
  const baseIds = new Set(base.map(({ idItem }) => idItem));
  const sharedIds = side.filter(({ idItem }) => baseIds.has(idItem)).map(({ idItem }) => idItem);
  const sharedIdSet = new Set(sharedIds);
  const before = base.map(({ idItem }) => idItem).filter((idItem) => sharedIdSet.has(idItem));
  return before.some((idItem, index) => sharedIds[index] !== idItem);
}
