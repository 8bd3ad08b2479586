type Goal = { readonly atLeast: number } | { readonly atMost: number };

/** One line of the table a bench prints. */
export interface Row {
  readonly measure: string;
  readonly value: number;
  readonly unit: string;
  readonly goal?: Goal | undefined;
  /** Share of its core that the server used during the measurement. */
  readonly share?: number;
}

export function makeRow(measure: string, value: number, unit = '', goal?: Goal): Row {
  return { measure, value, unit, goal };
}

/** Lowest share of a valid measurement: below it client or other processes limited the rate. */
const MIN_SHARE = 0.95;

export function isCounted({ share }: Row): boolean {
  return share === undefined || share >= MIN_SHARE;
}

export interface PartResult {
  readonly part: string;
  readonly rows: readonly Row[];
}

export function isMet(row: Row): boolean {
  const { value, goal } = row;
  if (goal === undefined) return true;
  if (!isCounted(row)) return false;
  return 'atLeast' in goal ? value >= goal.atLeast : value <= goal.atMost;
}

export function table(results: readonly PartResult[]): string {
  const lines = results.flatMap(({ part, rows }) =>
    rows.map((row) => [part, row.measure, formatValue(row), goalText(row), verdict(row)]),
  );
  const all = [['part', 'measure', 'value', 'goal', ''], ...lines];
  const width = (column: number) => Math.max(...all.map((line) => line[column]?.length ?? 0));
  const padded = (cell: string, column: number) =>
    column === 2 ? cell.padStart(width(column)) : cell.padEnd(width(column));
  return all.map((line) => line.map(padded).join('  ').trimEnd()).join('\n');
}

export function formatValue({ value, unit }: Row): string {
  const digits = Number.isInteger(value) ? 0 : Math.abs(value) < 10 ? 2 : 1;
  return `${value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })} ${unit}`.trim();
}

export function goalText({ goal }: Row): string {
  if (goal === undefined) return '';
  return 'atLeast' in goal ? `≥ ${goal.atLeast}` : `≤ ${goal.atMost}`;
}

export function verdict(row: Row): string {
  const { goal, share } = row;
  const met = goal === undefined ? '' : isMet(row) ? 'met' : 'MISSED';
  if (share === undefined) return met;
  const had = `${Math.round(100 * share)} % of its core`;
  return isCounted(row) ? `${met} (${had})`.trimStart() : `DOES NOT COUNT (${had})`;
}
