/** One line of the table a bench prints. */
export interface Row {
  readonly measure: string;
  readonly value: number;
  readonly unit: string;
  /** What should be reached; a line without a goal is for information. */
  readonly goal?: { readonly atLeast: number } | { readonly atMost: number };
}

export interface PartResult {
  readonly part: string;
  readonly rows: readonly Row[];
}

export function isMet({ value, goal }: Row): boolean {
  if (goal === undefined) return true;
  return 'atLeast' in goal ? value >= goal.atLeast : value <= goal.atMost;
}

export function table(results: readonly PartResult[]): string {
  const lines = results.flatMap(({ part, rows }) =>
    rows.map((row) => [part, row.measure, shown(row), goalText(row), verdict(row)]),
  );
  const all = [['part', 'measure', 'value', 'goal', ''], ...lines];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...all.map((line) => line[column]?.length ?? 0)),
  );
  return all
    .map((line) =>
      line
        .map((cell, column) =>
          column === 2 ? cell.padStart(widths[2] ?? 0) : cell.padEnd(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export function shown({ value, unit }: Row): string {
  const digits = Number.isInteger(value) ? 0 : Math.abs(value) < 10 ? 2 : 1;
  return `${value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })} ${unit}`.trim();
}

export function goalText({ goal }: Row): string {
  if (goal === undefined) return '';
  return 'atLeast' in goal ? `≥ ${goal.atLeast}` : `≤ ${goal.atMost}`;
}

export function verdict(row: Row): string {
  if (row.goal === undefined) return '';
  return isMet(row) ? 'met' : 'MISSED';
}
