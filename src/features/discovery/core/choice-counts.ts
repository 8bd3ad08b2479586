/** Public companies by the id of what they belong to; what has none is not in it. */
export type Counts = ReadonlyMap<string, number>;

/** How many companies each choice of a filter leaves. */
export interface ChoiceCounts {
  readonly industries: Counts;
  readonly jobFields: Counts;
  readonly provinces: Counts;
  /** Counted among the first of many alone: each choice leaves so many or more. */
  readonly isLeast: boolean;
}

export type CountedPart = Exclude<keyof ChoiceCounts, 'isLeast'>;

/** The number below it that has one digit beside zeros: what was counted of some is not told more exactly. */
export function rounded(least: number): number {
  const step = 10 ** Math.floor(Math.log10(least));
  return Math.floor(least / step) * step;
}
