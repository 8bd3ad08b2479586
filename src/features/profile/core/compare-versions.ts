import { isSame } from './is-same.ts';
import { SECTIONS, type SectionName } from './sections/registry.ts';
import type { Item, Section } from './sections/section.ts';

/** Pseudo-field of an item with the stored captions of its video. */
export const CAPTIONS = 'captions';

type PageItem = Item & { readonly section: string };

export interface FieldChange {
  readonly field: string;
  readonly isPicture: boolean;
  /** Undefined if the item does not exist in that version. */
  readonly before: unknown;
  readonly after: unknown;
}

export interface ItemChange {
  readonly item: Item;
  readonly within: Item | null;
  readonly change: 'added' | 'removed' | 'changed' | 'moved';
  /** True if its order among its siblings changed, also beside other changes. */
  readonly isMoved: boolean;
  /** The fields that differ; all filled fields of an added or removed item. */
  readonly fields: readonly FieldChange[];
}

export interface SectionChanges {
  readonly section: SectionName;
  readonly changes: readonly ItemChange[];
  readonly unchanged: number;
}

/** Compares the public version with the submitted one by item and field, in page order. */
export function compareVersions(
  before: readonly PageItem[],
  after: readonly PageItem[],
): readonly SectionChanges[] {
  return SECTIONS.map((section) => {
    const of = (items: readonly PageItem[]) =>
      items.filter((item) => item.section === section.name);
    return { section: section.name, ...compareItems(section, of(before), of(after)) };
  });
}

/** Returns whether visitors would see a difference; the tax id is never shown. */
export function isChanged(before: readonly PageItem[], after: readonly PageItem[]): boolean {
  return compareVersions(before, after).some(({ changes }) =>
    changes.some(
      ({ change, isMoved, fields }) =>
        change !== 'changed' || isMoved || fields.some(({ field }) => field !== 'taxId'),
    ),
  );
}

function compareItems(section: Section, before: readonly Item[], after: readonly Item[]) {
  const old = new Map(before.map((item) => [item.idItem, item]));
  const now = new Map(after.map((item) => [item.idItem, item]));
  const moved = movedItems(before, after);
  const changes: ItemChange[] = [];
  for (const item of after) {
    const was = old.get(item.idItem);
    const isMoved = moved.has(item.idItem);
    const fields = fieldChanges(section, item.kind, was?.content, item.content);
    const change = !was ? 'added' : fields.length > 0 ? 'changed' : isMoved ? 'moved' : null;
    const within = now.get(item.parent ?? '') ?? null;
    if (change) changes.push({ item, within, change, isMoved, fields });
  }
  const unchanged = after.length - changes.length;
  for (const item of before) {
    if (now.has(item.idItem)) continue;
    const fields = fieldChanges(section, item.kind, item.content, undefined);
    const within = old.get(item.parent ?? '') ?? null;
    changes.push({ item, within, change: 'removed', isMoved: false, fields });
  }
  return { changes, unchanged };
}

type Content = Item['content'] | undefined;

function fieldChanges(section: Section, name: string, before: Content, after: Content) {
  const kind = section.kinds[name];
  // The version adds these from its pictures and videos to every item.
  const fields = new Set([...Object.keys(kind?.blank ?? {}), 'altText', CAPTIONS]);
  return [...fields].flatMap((field): readonly FieldChange[] => {
    const [was, is] = [before?.[field], after?.[field]];
    if (isSame(was ?? kind?.blank[field] ?? '', is ?? kind?.blank[field] ?? '')) return [];
    return [{ field, isPicture: field in (kind?.pictures ?? {}), before: was, after: is }];
  });
}

/** Finds the fewest moved items: those outside the longest run that remains in order. */
function movedItems(before: readonly Item[], after: readonly Item[]): ReadonlySet<string> {
  const positions = new Map(before.map((item, index) => [item.idItem, { index, item }]));
  const moved = new Set<string>();
  const lists = new Map<string, { idItem: string; index: number }[]>();
  for (const { idItem, kind, parent } of after) {
    const was = positions.get(idItem);
    if (!was) continue;
    if (was.item.parent !== parent) {
      moved.add(idItem);
      continue;
    }
    const key = `${kind}/${parent}`;
    const list = lists.get(key) ?? [];
    lists.set(key, [...list, { idItem, index: was.index }]);
  }
  for (const list of lists.values()) {
    const inOrder = new Set(increasingSubsequence(list.map(({ index }) => index)));
    for (const { idItem, index } of list) if (!inOrder.has(index)) moved.add(idItem);
  }
  return moved;
}

function increasingSubsequence(positions: readonly number[]): readonly number[] {
  const runs: (readonly number[])[] = [];
  for (const position of positions) {
    const index = runs.findIndex((run) => (run.at(-1) ?? 0) >= position);
    const length = index === -1 ? runs.length : index;
    runs[length] = [...(runs[length - 1] ?? []), position];
  }
  return runs.at(-1) ?? [];
}
