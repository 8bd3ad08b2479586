import type { Row } from '../copy.ts';

const COLUMNS = {
  profile_versions:
    'id_profile id_emp lang state terms_accepted_at completed_at submitted_by published_at created_at updated_at',
  profile_items: 'id_profile section id_item kind parent position public_no content',
  profile_media: 'id_profile section id_media',
  approvals: 'id_emp lang status created_by created_at decided_at is_seen_by_owner',
  wizard_steps: 'id_emp lang step',
} as const;

export type PageTable = keyof typeof COLUMNS;

/** Rows of every table of a page, gathered before they are sent in the order of their keys. */
export type Tables = Record<PageTable, Row[]> & {
  all(): readonly (readonly [table: PageTable, columns: readonly string[], rows: Row[]])[];
};

export function storeTables(): Tables {
  const names = Object.keys(COLUMNS) as PageTable[];
  const rows = Object.fromEntries(names.map((name) => [name, [] as Row[]])) as unknown as Record<
    PageTable,
    Row[]
  >;
  return {
    ...rows,
    all: () => names.map((name) => [name, COLUMNS[name].split(' '), rows[name]] as const),
  };
}
