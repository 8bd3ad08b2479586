/** Two changes of one field that started from the same value. */
export interface Conflict<Values> {
  readonly field: keyof Values & string;
  readonly mine: Values[keyof Values];
  readonly theirs: Values[keyof Values];
}

export interface Merged<Values> {
  /** In a conflict the own side stands until the writer has chosen. */
  readonly values: Values;
  readonly conflicts: readonly Conflict<Values>[];
}

/**
 * Brings together what was typed here and what was saved elsewhere since: a field that only one side
 * changed takes that change, a field both changed differently is for the writer to settle.
 */
export function mergeValues<Values extends Record<string, string | number | null>>(
  base: Values,
  mine: Values,
  theirs: Values,
): Merged<Values> {
  const conflicts: Conflict<Values>[] = [];
  const values: Values = { ...mine };
  for (const field of Object.keys(theirs) as (keyof Values & string)[]) {
    if (isSame(mine[field], theirs[field]) || isSame(base[field], theirs[field])) continue;
    if (isSame(base[field], mine[field])) values[field] = theirs[field];
    else conflicts.push({ field, mine: mine[field], theirs: theirs[field] });
  }
  return { values, conflicts };
}

/** A form knows text only: 7 and "7" are one choice, null and "" are none. */
function isSame(a: unknown, b: unknown): boolean {
  return String(a ?? '') === String(b ?? '');
}

export function isUnchanged<Values extends Record<string, unknown>>(a: Values, b: Values): boolean {
  return Object.keys(b).every((field) => isSame(a[field], b[field]));
}
