/** Placeholder in starting texts that blocks submission until it is filled in. */
export const BLANK = '____';

/** Industries by workplace: shifts at machines, customer service, outdoors; else offices. */
const SECTORS = {
  production: [2, 10, 11, 17, 19, 20, 21, 22, 23, 24, 25, 26, 27, 30, 31],
  service: [3, 4, 28, 29, 32, 37, 38, 39, 42],
  field: [1, 16, 33, 34, 35, 36, 45],
};

export type Sector = keyof typeof SECTORS | 'office';

export function sectorOf(idIndustry: number | null): Sector {
  const sectors = Object.keys(SECTORS) as (keyof typeof SECTORS)[];
  return sectors.find((sector) => SECTORS[sector].some((id) => id === idIndustry)) ?? 'office';
}
