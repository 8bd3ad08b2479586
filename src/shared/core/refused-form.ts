/** What the page shows again of a form that was refused: all that was typed but passwords. */
export interface RejectedForm<Action extends string = string> {
  readonly action: Action;
  readonly status: number;
  readonly code: string;
  /** In the reader's language. */
  readonly message: string;
  /** The first refusal of each field, by code. */
  readonly errors: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, string>>;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** What became of a form a page posts to itself. */
export interface AnsweredForm<Action extends string = string> {
  /** What the request before did, for its notice. */
  readonly done: Action | null;
  readonly rejected: RejectedForm<Action> | null;
}
