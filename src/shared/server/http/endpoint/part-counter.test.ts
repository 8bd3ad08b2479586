import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PartCounter } from './part-counter.ts';

it('finds each delimiter once, at any chunk boundary', () => {
  const text = fc.array(fc.constantFrom('--ab', '--a', '-', 'b', 'a', '\r\n'), { maxLength: 60 });
  fc.assert(
    fc.property(text, fc.array(fc.nat(60)), (parts, cuts) => {
      const bytes = Buffer.from(parts.join(''));
      const counter = new PartCounter('ab');
      const at = [0, ...cuts.filter((cut) => cut < bytes.length).sort((a, b) => a - b)];
      for (const [index, from] of at.entries()) counter.add(bytes.subarray(from, at[index + 1]));
      expect(counter.delimiterCount).toBe(bytes.toString().split('--ab').length - 1);
    }),
    { seed: 51 },
  );
});

it('measures the largest part head, at any chunk boundary', () => {
  const piece = fc.constantFrom('--ab', '--a', '\r\n\r\n', '\r\n', '\r', '\n', 'name: x');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), fc.array(fc.nat(200)), (parts, cuts) => {
      const text = parts.join('');
      const bytes = Buffer.from(text);
      const counter = new PartCounter('ab');
      const at = [0, ...cuts.filter((cut) => cut < bytes.length).sort((a, b) => a - b)];
      for (const [index, from] of at.entries()) counter.add(bytes.subarray(from, at[index + 1]));
      const heads = text.split('--ab').slice(1);
      const lengths = heads.map((head) => (head.split('\r\n\r\n')[0] ?? '').length);
      const whole = Math.max(0, ...lengths);
      // An end that is cut between two pieces counts for its first three bytes until it is whole.
      expect(counter.maxHeadBytes).toBeGreaterThanOrEqual(whole);
      expect(counter.maxHeadBytes).toBeLessThanOrEqual(whole + 3);
    }),
    { seed: 51 },
  );
});
