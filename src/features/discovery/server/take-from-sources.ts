type RowSource<Row> = (maxRows: number) => Promise<readonly Row[]>;

/** Takes rows from the first source, then from the next, up to the limit. */
export async function takeFromSources<Row>(
  limit: number,
  sources: readonly RowSource<Row>[],
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const source of sources) {
    if (rows.length < limit) rows.push(...(await source(limit - rows.length)));
  }
  return rows;
}
