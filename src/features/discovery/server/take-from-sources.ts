type RowSource<Row> = (maxRows: number) => Promise<readonly Row[]>;

/** Takes as many rows as asked for, from the first source as far as it has them, then from the next. */
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
