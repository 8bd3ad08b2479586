import type { Locale } from '#shared/core/locale.ts';

/** A row of the user's own things, linked to where it is managed. */
export interface OwnRow {
  readonly href: string;
  readonly title: string;
  /** Set when it differs from the page's language. */
  readonly lang?: Locale | undefined;
  /** The company or kind. */
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
