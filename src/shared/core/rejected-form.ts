/** A form that failed, to be shown again with every typed value except passwords. */
export interface RejectedForm<Action extends string = string> {
  readonly action: Action;
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, string>>;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** The state of a form that a page posts to itself. */
export interface AnsweredForm<Action extends string = string> {
  /** Action that the previous request completed, of which the page shows a notice; else null. */
  readonly done: Action | null;
  readonly rejected: RejectedForm<Action> | null;
}
