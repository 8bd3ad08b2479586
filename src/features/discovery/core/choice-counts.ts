/** Public companies by category id; categories without companies are missing. */
export type CountsByChoice = ReadonlyMap<string, number>;

export interface ChoiceCounts {
  readonly industries: CountsByChoice;
  readonly jobFields: CountsByChoice;
  readonly provinces: CountsByChoice;
  /** True if only the first companies were counted, so that each count is a lower bound. */
  readonly isLeast: boolean;
}

export type CountedPart = Exclude<keyof ChoiceCounts, 'isLeast'>;
