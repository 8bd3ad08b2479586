import { expect, it } from 'vitest';
import { PROVINCES } from '#shared/core/master-data/provinces.ts';
import { countedRegions, REGIONS } from './regions.ts';

const codesOf = (region: string) =>
  REGIONS.find((one) => one.region === region)?.provinces.split(' ') ?? [];

it('holds every province in one region', () => {
  const codes = REGIONS.flatMap(({ provinces }) => provinces.split(' '));
  expect(codes.toSorted()).toEqual(PROVINCES.map(({ idState }) => String(idState)).toSorted());
  expect(REGIONS.map(({ region }) => [region, codesOf(region).length])).toEqual([
    ['north', 9],
    ['northeast', 20],
    ['central', 22],
    ['east', 7],
    ['west', 5],
    ['south', 14],
  ]);
});

it("sums a region's provinces, largest first, without empty ones", () => {
  const counts = new Map([
    ['11', 2],
    ['10', 9],
    ['83', 4],
    ['50', 0],
  ]);
  expect(countedRegions(counts)).toEqual([
    {
      region: 'central',
      total: 11,
      provinces: [
        ['10', 9],
        ['11', 2],
      ],
    },
    { region: 'south', total: 4, provinces: [['83', 4]] },
  ]);
  expect(countedRegions(new Map())).toEqual([]);
});
