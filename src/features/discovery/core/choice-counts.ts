/** Public companies by category id; categories without companies are missing. */
export type Counts = ReadonlyMap<string, number>;

export interface ChoiceCounts {
  readonly industries: Counts;
  readonly jobFields: Counts;
  readonly provinces: Counts;
  /** True when only the first companies were counted: each count is a lower bound. */
  readonly isLeast: boolean;
}

export type CountedPart = Exclude<keyof ChoiceCounts, 'isLeast'>;
