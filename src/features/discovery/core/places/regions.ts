/** The six regions of the Royal Institute from north to south; provinces by ISO number. */
export const REGIONS = [
  { region: 'north', provinces: '50 51 52 53 54 55 56 57 58' },
  { region: 'northeast', provinces: '30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49' },
  {
    region: 'central',
    provinces: '10 11 12 13 14 15 16 17 18 19 26 60 61 62 64 65 66 67 72 73 74 75',
  },
  { region: 'east', provinces: '20 21 22 23 24 25 27' },
  { region: 'west', provinces: '63 70 71 76 77' },
  { region: 'south', provinces: '80 81 82 83 84 85 86 90 91 92 93 94 95 96' },
] as const;

/** Returns regions with companies; provinces with most companies come first. */
export function countedRegions(counts: ReadonlyMap<string, number>) {
  return REGIONS.map(({ region, provinces: codes }) => {
    const provinces = codes
      .split(' ')
      .map((code) => [code, counts.get(code) ?? 0] as const)
      .filter(([, count]) => count > 0)
      .toSorted(([, a], [, b]) => b - a);
    return { region, provinces, total: provinces.reduce((sum, [, count]) => sum + count, 0) };
  }).filter(({ total }) => total > 0);
}
