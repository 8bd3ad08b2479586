/** Number of typing errors between a query and the most similar part of a name. */
export interface Closeness {
  readonly slips: number;
  readonly part: 'whole' | 'head' | 'inside';
}

export function slipsAllowed(length: number): number {
  if (length < 4) return 0;
  return length < 9 ? 1 : 2;
}

/** Computes the last row of the Damerau-Levenshtein distances. */
function lastRow(query: string, name: string, freeStart: boolean): number[] {
  const width = name.length + 1;
  let before: number[] = [];
  let above = Array.from({ length: width }, (_, column) => (freeStart ? 0 : column));
  for (let row = 1; row <= query.length; row += 1) {
    const letter = query.charCodeAt(row - 1);
    const current = [row];
    for (let column = 1; column < width; column += 1) {
      const other = name.charCodeAt(column - 1);
      let minCost = (above[column - 1] as number) + (letter === other ? 0 : 1);
      minCost = Math.min(
        minCost,
        (above[column] as number) + 1,
        (current[column - 1] as number) + 1,
      );
      const swapped =
        row > 1 &&
        column > 1 &&
        letter === name.charCodeAt(column - 2) &&
        query.charCodeAt(row - 2) === other;
      if (swapped) minCost = Math.min(minCost, (before[column - 2] as number) + 1);
      current.push(minCost);
    }
    before = above;
    above = current;
  }
  return above;
}

/** Compares query and name, both folded and without spaces; null when too far apart. */
export function closeness(query: string, name: string): Closeness | null {
  if (name === '') return null;
  const allowed = slipsAllowed(query.length);
  const anchored = lastRow(query, name, false);
  const fullDistance = anchored[name.length] as number;
  if (fullDistance <= allowed) return { slips: fullDistance, part: 'whole' };
  const head = Math.min(...anchored);
  if (head <= allowed) return { slips: head, part: 'head' };
  const inside = Math.min(...lastRow(query, name, true));
  return inside <= allowed ? { slips: inside, part: 'inside' } : null;
}
