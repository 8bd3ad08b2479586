import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closeness } from './closeness.ts';

fc.configureGlobal({ seed: 11 });

describe('closeness', () => {
  it.each([
    ['left out', 'britaia', 'britania'],
    ['put in', 'brittania', 'britania'],
    ['mistaken', 'brotania', 'britania'],
    ['swapped', 'birtania', 'britania'],
    ['vowel swapped', 'ลูก้นาา', 'ลูก้านา'],
  ])('counts one slip: %s', (_, typed, name) => {
    expect(closeness(typed, name)).toEqual({ slips: 1, part: 'whole' });
  });

  it('distinguishes full, prefix and inner matches', () => {
    expect(closeness('deltapaint', 'deltapaint')).toEqual({ slips: 0, part: 'whole' });
    expect(closeness('detlapaint', 'deltapaintthailand')).toEqual({ slips: 1, part: 'head' });
    expect(closeness('detlapaint', 'thegranddeltapaint')).toEqual({ slips: 1, part: 'inside' });
  });

  it('allows fewer slips for shorter input', () => {
    expect(closeness('abd', 'abc')).toBeNull();
    expect(closeness('abcx', 'abcd')).not.toBeNull();
    expect(closeness('abxdyf', 'abcdef')).toBeNull();
    expect(closeness('abxdyfghi', 'abcdefghi')).toEqual({ slips: 2, part: 'whole' });
  });

  it('never exceeds the slips made', () => {
    const word = fc.string({ unit: fc.constantFrom(...'กขคอาิab'), minLength: 4, maxLength: 24 });
    fc.assert(
      fc.property(word, fc.nat(), fc.constantFrom(...'นzเ'), (name, seed, letter) => {
        const at = seed % (name.length - 1);
        const slips = [
          name.slice(0, at) + name.slice(at + 1),
          name.slice(0, at) + letter + name.slice(at),
          name.slice(0, at) + letter + name.slice(at + 1),
          name.slice(0, at) + name[at + 1] + name[at] + name.slice(at + 2),
        ];
        for (const typed of slips.filter(({ length }) => length >= 4)) {
          expect(closeness(typed, name)?.slips).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});
