/** Catalogue keys of the size bands: `company:size.{band}`. */
export const SIZE_BANDS = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;

export function sizeBand(size: number): (typeof SIZE_BANDS)[number] {
  return SIZE_BANDS[Math.min(SIZE_BANDS.length, Math.max(1, size)) - 1] ?? '1';
}
