import type { Locale } from '#shared/core/locale.ts';

/** One thing of one's own in a list: it leads to where something is done with it. */
export interface OwnRow {
  readonly href: string;
  readonly title: string;
  /** The language of the title, where it is not that of the page. */
  readonly lang?: Locale | undefined;
  /** What it belongs to: a company, a kind. */
  readonly of: string;
  readonly facts: string;
  /** Takes it off the list; the number goes with the form. */
  readonly remove?: { readonly action: string; readonly field: string; readonly id: number };
}

/** What somebody has of one kind, the latest first. */
export interface OwnRows {
  readonly id: string;
  readonly rows: readonly OwnRow[];
  /** How many there are, where `rows` does not hold them all. */
  readonly total?: number;
  /** The page that holds them all. */
  readonly all?: string;
}
