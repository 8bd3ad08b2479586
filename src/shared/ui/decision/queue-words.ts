/** What a queue of the review team says, in each slice that has one. */
export interface QueueWords {
  readonly title: string;
  readonly lead: string;
  readonly emptyTitle: string;
  readonly emptyText?: string;
  readonly accept: string;
  readonly refuse: string;
  /** What was just done, by its act. */
  readonly done: Readonly<Record<string, string>>;
  /** It no longer waits as it was read. */
  readonly conflict: string;
  /** What is wrong with the field of a decision, by the code of its contract. */
  readonly errors?: Readonly<Record<string, string>>;
}
