export function recordBy<Name extends string, Value>(
  names: readonly Name[],
  valueBy: (name: Name) => Value,
) {
  return Object.fromEntries(names.map((name) => [name, valueBy(name)])) as Record<Name, Value>;
}
