import { expect, it } from 'vitest';
import { PROVINCES } from '#shared/core/master-data/provinces.ts';
import { MAP_COLUMNS, MAP_ROWS, PROVINCE_TILES, SHADES, shadeOf } from './province-tiles.ts';

it('has a place of its own and letters of its own for each province', () => {
  expect(PROVINCE_TILES).toHaveLength(PROVINCES.length);
  for (const { column, row } of PROVINCE_TILES) {
    expect(column).toBeGreaterThanOrEqual(0);
    expect(column).toBeLessThan(MAP_COLUMNS);
    expect(row).toBeLessThan(MAP_ROWS);
  }
  const unlike = (of: (tile: (typeof PROVINCE_TILES)[number]) => string) =>
    new Set(PROVINCE_TILES.map(of)).size;
  expect(unlike(({ column, row }) => `${column} ${row}`)).toBe(PROVINCES.length);
  expect(unlike(({ letters }) => letters.th)).toBe(PROVINCES.length);
  expect(unlike(({ letters }) => letters.en)).toBe(PROVINCES.length);
  expect(PROVINCE_TILES.every(({ letters }) => letters.en.length === 3)).toBe(true);
});

it('says the letters of the right province', () => {
  const lettersOf = (code: string) => PROVINCE_TILES.find((tile) => tile.code === code)?.letters;
  expect(lettersOf('10')).toEqual({ th: 'กท', en: 'BKK' });
  expect(lettersOf('50')).toEqual({ th: 'ชม', en: 'CMI' });
  expect(lettersOf('77')).toEqual({ th: 'ปข', en: 'PKN' });
  expect(lettersOf('96')).toEqual({ th: 'นธ', en: 'NWT' });
});

it('shades what is there, the most the darkest', () => {
  expect(shadeOf(0, 900)).toBe(0);
  expect(shadeOf(1, 900)).toBe(1);
  expect(shadeOf(225, 900)).toBe(2);
  expect(shadeOf(900, 900)).toBe(SHADES);
});
