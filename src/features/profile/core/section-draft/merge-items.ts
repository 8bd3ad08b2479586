import { isSame } from '../is-same.ts';
import type { Item } from '../sections/section.ts';

/** What both sides did to one item in different ways. `field` is null where one side removed it. */
export interface ItemConflict {
  readonly idItem: string;
  readonly field: string | null;
  readonly mine: Item | null;
  readonly theirs: Item | null;
}

export interface MergedItems {
  /** In a conflict the own words stand, and an item that one side removed stays, until it is settled. */
  readonly items: readonly Item[];
  readonly conflicts: readonly ItemConflict[];
}

/**
 * Brings together what was done here and what was saved elsewhere since both started from `base`, by
 * item and field: what one side added, changed, moved or removed is taken; what both changed
 * differently, or one changed and the other removed, is for the writer to settle.
 */
export function mergeItems(
  base: readonly Item[],
  mine: readonly Item[],
  theirs: readonly Item[],
): MergedItems {
  const [before, here, there] = [byId(base), byId(mine), byId(theirs)];
  const conflicts: ItemConflict[] = [];
  const merged = new Map<string, Item>();
  for (const { idItem } of arranged(base, mine, theirs)) {
    const sides = { was: before.get(idItem), own: here.get(idItem), other: there.get(idItem) };
    const { was, own, other } = sides;
    if (own && other) {
      merged.set(idItem, mergeContent(was ?? blank(own), own, other, conflicts));
      continue;
    }
    const left = own ?? other;
    if (!left) continue;
    const isUntouched = was && !isTouched(was, own ? [base, mine] : [base, theirs]);
    if (isUntouched) continue;
    merged.set(idItem, left);
    if (was) conflicts.push({ idItem, field: null, mine: own ?? null, theirs: other ?? null });
  }
  return { items: belowParents([...merged.values()]), conflicts };
}

/** The writer's choice: the conflicts in `theirs` go the other side's way. */
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

export function isSameItems(one: readonly Item[], other: readonly Item[]): boolean {
  return (
    one.length === other.length &&
    one.every((item, index) => {
      const twin = other[index];
      return twin?.idItem === item.idItem && isSameItem(item, twin);
    })
  );
}

/** What belongs to an item follows it, in the order it has. */
function belowParents(items: readonly Item[]): readonly Item[] {
  return items
    .filter(({ parent }) => parent === null)
    .flatMap((item) => [item, ...items.filter(({ parent }) => parent === item.idItem)]);
}

const byId = (items: readonly Item[]) => new Map(items.map((item) => [item.idItem, item]));

const blank = (item: Item): Item => ({ ...item, content: {} });

function mergeContent(was: Item, own: Item, other: Item, conflicts: ItemConflict[]): Item {
  const content: Record<string, unknown> = { ...own.content };
  for (const field of new Set([...Object.keys(own.content), ...Object.keys(other.content)])) {
    const [base, mine, theirs] = [was, own, other].map((item) => item.content[field]);
    if (isSameValue(mine, theirs) || isSameValue(base, theirs)) continue;
    if (isSameValue(base, mine)) content[field] = theirs;
    else conflicts.push({ idItem: own.idItem, field, mine: own, theirs: other });
  }
  const parent = own.parent === was.parent ? other.parent : own.parent;
  return { ...own, parent, content };
}

/** An album whose pictures were added to or edited is not one that nobody touched. */
function isTouched(was: Item, [base, side]: readonly (readonly Item[])[]): boolean {
  const before = byId(base ?? []);
  return (side ?? []).some((item) => {
    if (item.idItem !== was.idItem && item.parent !== was.idItem) return false;
    const twin = before.get(item.idItem);
    return !twin || !isSameItem(twin, item);
  });
}

function isSameItem(one: Item, other: Item): boolean {
  const fields = new Set([...Object.keys(one.content), ...Object.keys(other.content)]);
  return (
    one.parent === other.parent &&
    [...fields].every((field) => isSameValue(one.content[field], other.content[field]))
  );
}

/** A form knows text only, and a save trims it: 7 and "7 " are one value, null and "" are none. */
function isSameValue(one: unknown, other: unknown): boolean {
  return (
    isSame(one, other) || (!isObject(one) && !isObject(other) && textOf(one) === textOf(other))
  );
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

const textOf = (value: unknown) =>
  String(value ?? '')
    .trim()
    .normalize('NFC');

/**
 * All items of all sides in one order: mine, unless only the other side moved something; an item that
 * side lacks follows the one it follows on its own side.
 */
function arranged(
  base: readonly Item[],
  mine: readonly Item[],
  theirs: readonly Item[],
): readonly Item[] {
  const moved = movedFrom(base, mine);
  const [first, second] = moved || !movedFrom(base, theirs) ? [mine, theirs] : [theirs, mine];
  return [second, base].reduce(followed, first);
}

function followed(order: readonly Item[], others: readonly Item[]): readonly Item[] {
  const result = [...order];
  let last = -1;
  for (const item of others) {
    const at = result.findIndex(({ idItem }) => idItem === item.idItem);
    if (at === -1) result.splice(last + 1, 0, item);
    last = at === -1 ? last + 1 : at;
  }
  return result;
}

function movedFrom(base: readonly Item[], side: readonly Item[]): boolean {
  const known = new Set(base.map(({ idItem }) => idItem));
  const kept = side.filter(({ idItem }) => known.has(idItem)).map(({ idItem }) => idItem);
  const still = new Set(kept);
  const before = base.map(({ idItem }) => idItem).filter((idItem) => still.has(idItem));
  return before.some((idItem, index) => kept[index] !== idItem);
}
