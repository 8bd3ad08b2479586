import { expect, it } from 'vitest';
import { prominentColour } from './prominent-colour.ts';

const pixels = (...runs: readonly [count: number, ...rgb: number[]][]) =>
  Uint8Array.from(
    runs.flatMap(([count, ...rgb]) => Array.from({ length: count }, () => rgb).flat()),
  );

it('finds the main colour of a logo on any background', () => {
  const logo = pixels([900, 255, 255, 255], [200, 0, 0, 0], [90, 200, 16, 46], [80, 0, 120, 60]);
  expect(prominentColour(logo)).toBe('#c8102e');
});

it('counts shades of one colour together', () => {
  expect(prominentColour(pixels([50, 192, 16, 32], [50, 194, 18, 34], [60, 0, 120, 60]))).toBe(
    '#c11121',
  );
});

it.each([
  ['nothing', pixels()],
  ['grey', pixels([9, 90, 100, 110])],
  ['yellow, which paper swallows', pixels([9, 255, 230, 0])],
])('finds no colour in %s', (_, logo) => {
  expect(prominentColour(logo)).toBeNull();
});
