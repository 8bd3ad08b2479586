/** What a decision does to others, and the button that makes it. */
export interface ConfirmationMessages {
  readonly text: string;
  readonly yes: string;
}

/** What a queue of the review team says, in each slice that has one. */
export interface QueueMessages {
  readonly title: string;
  readonly lead: string;
  readonly emptyTitle: string;
  readonly emptyText?: string;
  readonly accept: string;
  readonly refuse: string;
  /** Asked before what cannot be undone; a refusal is not asked about where it must give a reason. */
  readonly sure: { readonly accept: ConfirmationMessages; readonly refuse?: ConfirmationMessages };
  /** What was just done, by its act. */
  readonly done: Readonly<Record<string, string>>;
  /** It no longer waits as it was read. */
  readonly conflict: string;
  /** What is wrong with the field of a decision, by the code of its contract. */
  readonly errors?: Readonly<Record<string, string>>;
}
