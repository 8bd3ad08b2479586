/** Groups of industries between which people change jobs; each industry is in one group. */
const INDUSTRY_FAMILIES: readonly (readonly number[])[] = [
  [1, 2, 3],
  [4, 5, 6, 30],
  [7, 8, 9],
  [10, 11, 20, 21],
  [12, 13, 14],
  [15, 16, 17, 18, 19],
  [22, 23, 24, 34],
  [25, 26, 27],
  [28, 29, 40, 41],
  [31, 32],
  [33, 35],
  [36, 37, 38, 39],
  [42, 43, 44, 45, 46],
];

const JOB_FIELD_FAMILIES: readonly (readonly number[])[] = [
  [1, 2, 10, 20],
  [3, 4, 16, 17],
  [5, 7, 22],
  [6, 8, 9, 28],
  [11, 12, 13, 27],
  [14, 15],
  [18, 19, 21],
  [23, 24],
  [25, 26],
];

const othersInFamily = (families: readonly (readonly number[])[], id: number) =>
  families.find((family) => family.includes(id))?.filter((other) => other !== id) ?? [];

export const neighbouringIndustries = (id: number) => othersInFamily(INDUSTRY_FAMILIES, id);
export const neighbouringJobFields = (id: number) => othersInFamily(JOB_FIELD_FAMILIES, id);
