type Take<Row> = (most: number) => Promise<readonly Row[]>;

/** Takes as many rows as asked for, from the first source as far as it has them, then from the next. */
export async function takeFromSources<Row>(
  limit: number,
  sources: readonly Take<Row>[],
): Promise<Row[]> {
  const taken: Row[] = [];
  for (const take of sources) {
    if (taken.length < limit) taken.push(...(await take(limit - taken.length)));
  }
  return taken;
}
