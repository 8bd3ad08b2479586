import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isUnchanged, mergeValues } from './merge-values.ts';

const base = { name: 'A', about: '', size: 4 as number | string | null };

describe('merging two sides', () => {
  it('takes what only one side changed', () => {
    const merged = mergeValues(base, { ...base, name: 'B' }, { ...base, about: 'text' });
    expect(merged).toEqual({ values: { name: 'B', about: 'text', size: 4 }, conflicts: [] });
  });

  it('leaves to the writer what both changed, and keeps the own side until then', () => {
    const merged = mergeValues(base, { ...base, name: 'B' }, { ...base, name: 'C' });
    expect(merged.values.name).toBe('B');
    expect(merged.conflicts).toEqual([{ field: 'name', mine: 'B', theirs: 'C' }]);
  });

  it('sees no conflict where both say the same, in text or number', () => {
    const merged = mergeValues(base, { ...base, size: '5' }, { ...base, size: 5 });
    expect(merged.conflicts).toEqual([]);
    expect(isUnchanged({ size: '' }, { size: null })).toBe(true);
    expect(isUnchanged({ size: '1' }, { size: null })).toBe(false);
  });

  it('never loses a value: each side’s change is in the result or named in a conflict', () => {
    const values = fc.record({
      a: fc.constantFrom('', 'x', 'y'),
      b: fc.constantFrom('', 'x', 'y'),
    });
    fc.assert(
      fc.property(values, values, values, (start, mine, theirs) => {
        const { values: merged, conflicts } = mergeValues(start, mine, theirs);
        for (const field of ['a', 'b'] as const) {
          const kept = new Set([
            merged[field],
            ...conflicts.filter((one) => one.field === field).map((one) => one.theirs),
          ]);
          if (mine[field] !== start[field]) expect(kept).toContain(mine[field]);
          if (theirs[field] !== start[field]) expect(kept).toContain(theirs[field]);
        }
      }),
    );
  });
});
