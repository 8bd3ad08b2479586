import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Item } from '../sections/section.ts';
import { isSameItems, mergeItems, settleConflicts } from './merge-items.ts';

const item = (idItem: string, content: Item['content'], parent: string | null = null): Item => ({
  idItem,
  parent,
  kind: parent === null ? 'album' : 'picture',
  content,
});
const a = item('a', { title: 'A', text: 'one' });
const b = item('b', { title: 'B', text: 'two' });
const c = item('c', { title: 'C', text: 'three' });
const ids = (items: readonly Item[]) => items.map(({ idItem }) => idItem).join('');
const changed = (one: Item, content: Item['content']): Item => ({
  ...one,
  content: { ...one.content, ...content },
});

describe('mergeItems with a common base', () => {
  it('merges different fields of one item', () => {
    const merged = mergeItems(
      [a],
      [changed(a, { title: 'mine' })],
      [changed(a, { text: 'theirs' })],
    );
    expect(merged).toEqual({
      items: [changed(a, { title: 'mine', text: 'theirs' })],
      conflicts: [],
    });
  });

  it('reports a conflict in a field, which the writer settles', () => {
    const mine = changed(a, { title: 'mine' });
    const theirs = changed(a, { title: 'theirs' });
    const { items, conflicts } = mergeItems([a, b], [mine, b], [theirs, b]);
    expect(items).toEqual([mine, b]);
    expect(conflicts).toEqual([{ idItem: 'a', field: 'title', mine, theirs }]);
    expect(settleConflicts(items, conflicts, () => true)).toEqual([theirs, b]);
    expect(settleConflicts(items, conflicts, () => false)).toEqual([mine, b]);
  });

  it('preserves an item that one side changed and the other removed until it is settled', () => {
    const theirs = changed(a, { text: 'longer' });
    const { items, conflicts } = mergeItems([a, b], [b], [theirs, b]);
    expect(items).toEqual([theirs, b]);
    expect(conflicts).toEqual([{ idItem: 'a', field: null, mine: null, theirs }]);
    expect(settleConflicts(items, conflicts, () => false)).toEqual([b]);
    expect(settleConflicts(items, conflicts, () => true)).toEqual([theirs, b]);
  });

  it('drops an item that one side removed, with its children', () => {
    const child = item('p', { altText: '' }, 'a');
    expect(ids(mergeItems([a, child, b], [b], [a, child, b]).items)).toBe('b');
  });

  it('preserves a removed parent with a new child, and removes both together', () => {
    const added = item('p', { altText: 'new' }, 'a');
    const { items, conflicts } = mergeItems([a, b], [b], [a, added, b]);
    expect(ids(items)).toBe('apb');
    expect(conflicts).toHaveLength(1);
    expect(ids(settleConflicts(items, conflicts, () => false))).toBe('b');
  });

  it('places children after their parent, also a moved one', () => {
    const [child, added] = [item('p', { altText: '' }, 'a'), item('q', { altText: '' }, 'a')];
    const merged = mergeItems([a, child, b], [b, a, child], [a, child, added, b]);
    expect(ids(merged.items)).toBe('bapq');
  });

  it('uses the order of the side that moved an item, and inserts added items at their index', () => {
    const added = item('n', { title: 'new' });
    expect(ids(mergeItems([a, b, c], [c, a, b], [a, added, b, c]).items)).toBe('canb');
    expect(ids(mergeItems([a, b, c], [a, b, c, added], [b, a, c]).items)).toBe('bacn');
  });

  it('ignores trimmed spaces and numbers as text', () => {
    const number = item('y', { year: 1999, text: 'x', picture: null });
    const typed = item('y', { year: '1999', text: 'x ', picture: '' });
    expect(isSameItems([number], [typed])).toBe(true);
    expect(mergeItems([number], [typed], [changed(number, { text: 'z' })]).conflicts).toEqual([]);
    expect(isSameItems([number], [changed(number, { year: 2000 })])).toBe(false);
    expect(isSameItems([a, b], [b, a])).toBe(false);
  });

  it('ignores another key order of a text document', () => {
    const typed = item('y', { body: { root: { type: 'text', text: 'x', format: 1 } } });
    const stored = item('y', { body: { root: { text: 'x', type: 'text', format: 1 } } });
    const more = item('y', { body: { root: { type: 'text', text: 'x more', format: 1 } } });
    expect(isSameItems([typed], [stored])).toBe(true);
    expect(mergeItems([typed], [more], [stored])).toEqual({ items: [more], conflicts: [] });
  });
});

const id = fc.constantFrom(...'abcdefgh');
const word = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 3 }).map((s) => s.trim());
const content = fc.record({ title: word, text: word });
const list = fc
  .uniqueArray(fc.tuple(id, content), { selector: ([one]) => one, maxLength: 6 })
  .map((rows) => rows.map(([idItem, fields]) => item(idItem, fields)));
/** Random edits of a list: another order, new texts, removed and added items. */
const editOf = (base: readonly Item[]) =>
  fc
    .tuple(
      list,
      fc.array(fc.tuple(fc.nat(), content)),
      fc.infiniteStream(fc.boolean()),
      fc.boolean(),
    )
    .map(([added, rewritten, drops, isTurned]) => {
      const own = added.filter(({ idItem }) => !base.some((one) => one.idItem === idItem));
      const kept = [...base].filter(() => drops.next().value === false);
      for (const [at, fields] of rewritten) {
        const one = kept[at % Math.max(1, kept.length)];
        if (one) kept[at % kept.length] = changed(one, fields);
      }
      return isTurned ? [...own, ...kept.toReversed()] : [...kept, ...own];
    });
const threeSides = list.chain((base) => fc.tuple(fc.constant(base), editOf(base), editOf(base)));

describe('mergeItems with random edits', () => {
  const check = (law: (sides: readonly Item[][]) => void) =>
    fc.assert(fc.property(threeSides, law), { numRuns: 500, seed: 1564288908 });

  it('loses no text: each is merged or part of a conflict', () => {
    check(([base = [], mine = [], theirs = []]) => {
      const { items, conflicts } = mergeItems(base, mine, theirs);
      for (const side of [mine, theirs]) {
        for (const { idItem, content: fields } of side) {
          for (const [field, value] of Object.entries(fields)) {
            const was = base.find((one) => one.idItem === idItem)?.content[field] ?? '';
            if (was === value) continue;
            const stands = items.find((one) => one.idItem === idItem)?.content[field] === value;
            const shown = conflicts.some((one) =>
              [one.mine, one.theirs].some(
                (shownItem) => shownItem?.idItem === idItem && shownItem.content[field] === value,
              ),
            );
            expect(stands || shown).toBe(true);
          }
        }
      }
    });
  });

  it('returns the changed side if the other is unchanged', () => {
    check(([base = [], mine = []]) => {
      expect(mergeItems(base, mine, base)).toEqual({ items: mine, conflicts: [] });
      expect(mergeItems(base, base, mine)).toEqual({ items: mine, conflicts: [] });
      expect(mergeItems(base, mine, mine)).toEqual({ items: mine, conflicts: [] });
    });
  });

  it('contains each item once, and only items of a side', () => {
    check(([base = [], mine = [], theirs = []]) => {
      const merged = ids(mergeItems(base, mine, theirs).items);
      expect(new Set(merged).size).toBe(merged.length);
      for (const one of merged) expect(ids([...mine, ...theirs])).toContain(one);
      const both = mine.filter(({ idItem }) => theirs.some((one) => one.idItem === idItem));
      for (const { idItem } of both) expect(merged).toContain(idItem);
    });
  });

  it('is symmetric, and settles without a further conflict', () => {
    check(([base = [], mine = [], theirs = []]) => {
      const here = mergeItems(base, mine, theirs);
      const there = mergeItems(base, theirs, mine);
      expect(here.conflicts.length).toBe(there.conflicts.length);
      for (const takes of [true, false]) {
        const settled = settleConflicts(here.items, here.conflicts, () => takes);
        expect(mergeItems(theirs, settled, theirs).conflicts).toEqual([]);
      }
    });
  });
});
