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
  /** Confirmations; without `refuse` where a rejection already requires a reason. */
  readonly sure: { readonly accept: ConfirmationMessages; readonly refuse?: ConfirmationMessages };
  readonly done: Readonly<Record<string, string>>;
  /** Error message if the item has changed since it was displayed. */
  readonly conflict: string;
  readonly errors?: Readonly<Record<string, string>>;
}
