import { expect, it } from 'vitest';
import { prominentColour } from './prominent-colour.ts';

const pixels = (...runs: readonly [count: number, ...rgb: number[]][]) =>
  Uint8Array.from(
    runs.flatMap(([count, ...rgb]) => Array.from({ length: count }, () => rgb).flat()),
  );

it('is what most of a logo is painted with, on whatever ground', () => {
  const logo = pixels([900, 255, 255, 255], [200, 0, 0, 0], [90, 200, 16, 46], [80, 0, 120, 60]);
  expect(prominentColour(logo)).toBe('#c8102e');
});

it('takes shades of one colour together', () => {
  expect(prominentColour(pixels([50, 192, 16, 32], [50, 194, 18, 34], [60, 0, 120, 60]))).toBe(
    '#c11121',
  );
});

it.each([
  ['nothing', pixels()],
  ['grey', pixels([9, 90, 100, 110])],
  ['yellow, which paper swallows', pixels([9, 255, 230, 0])],
])('is none of %s', (_, logo) => {
  expect(prominentColour(logo)).toBeNull();
});
