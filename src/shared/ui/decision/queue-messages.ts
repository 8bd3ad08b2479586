/** Effect of a decision, and the label of the button that confirms it. */
export interface ConfirmationMessages {
  readonly text: string;
  readonly yes: string;
}

export interface QueueMessages {
  readonly title: string;
  readonly lead: string;
  readonly emptyTitle: string;
  readonly emptyText?: string;
  readonly accept: string;
  readonly refuse: string;
  /** Confirmations; a rejection that requires a reason needs none. */
  readonly sure: { readonly accept: ConfirmationMessages; readonly refuse?: ConfirmationMessages };
  readonly done: Readonly<Record<string, string>>;
  /** The item has changed since it was displayed. */
  readonly conflict: string;
  readonly errors?: Readonly<Record<string, string>>;
}
