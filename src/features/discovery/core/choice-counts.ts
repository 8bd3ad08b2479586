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
