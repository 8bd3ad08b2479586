import type { Locale } from '#shared/core/locale.ts';

/** A row of a list of the user's own things, linked to the page that manages it. */
export interface OwnRow {
  readonly href: string;
  readonly title: string;
  /** Language of the title, if it is not the page's. */
  readonly lang?: Locale | undefined;
  /** Text below the title: the company, or the kind of thing. */
  readonly of: string;
  readonly facts: string;
  readonly remove?: { readonly action: string; readonly field: string; readonly id: number };
}

export interface OwnRows {
  readonly id: string;
  readonly rows: readonly OwnRow[];
  readonly total?: number;
  readonly all?: string;
}
