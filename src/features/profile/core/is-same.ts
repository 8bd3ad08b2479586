/** Compares deeply: JSONB does not preserve key order, and null equals a missing field. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b || (a ?? b ?? null) === null) return true;
  if (!isComposed(a) || !isComposed(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const fields = Object.keys(a);
  return (
    fields.length === Object.keys(b).length &&
    fields.every((field) => Object.hasOwn(b, field) && isSame(a[field], b[field]))
  );
}

function isComposed(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
