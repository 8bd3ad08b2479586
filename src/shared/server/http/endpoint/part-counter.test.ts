import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PartCounter } from './part-counter.ts';

it('finds each delimiter once, wherever the body is cut into pieces', () => {
  const text = fc.array(fc.constantFrom('--ab', '--a', '-', 'b', 'a', '\r\n'), { maxLength: 60 });
  fc.assert(
    fc.property(text, fc.array(fc.nat(60)), (parts, cuts) => {
      const bytes = Buffer.from(parts.join(''));
      const counter = new PartCounter('ab');
      const at = [0, ...cuts.filter((cut) => cut < bytes.length).sort((a, b) => a - b)];
      for (const [index, from] of at.entries()) counter.add(bytes.subarray(from, at[index + 1]));
      expect(counter.found).toBe(bytes.toString().split('--ab').length - 1);
    }),
    { seed: 51 },
  );
});
