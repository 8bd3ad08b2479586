/** Employee bands 1–8 with inclusive bounds. */
export const COMPANY_SIZES = [
  { band: 1, from: 1, to: 9 },
  { band: 2, from: 10, to: 29 },
  { band: 3, from: 30, to: 49 },
  { band: 4, from: 50, to: 99 },
  { band: 5, from: 100, to: 299 },
  { band: 6, from: 300, to: 499 },
  { band: 7, from: 500, to: 999 },
  { band: 8, from: 1000, to: null },
] as const;
