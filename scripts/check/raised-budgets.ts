/** Kilobytes by what they are of, by the name of a page or part. */
export type PageBudgets = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** One line for every number above the least that an earlier version has for it. */
export function raisedBudgets(now: PageBudgets, earlier: readonly PageBudgets[]): string[] {
  return Object.entries(now).flatMap(([kind, byName]) =>
    Object.entries(byName).flatMap(([name, kilobytes]) => {
      const least = Math.min(...earlier.map((budgets) => budgets[kind]?.[name] ?? Infinity));
      return kilobytes > least ? [`${kind} of ${name}: ${kilobytes} kB, was ${least} kB`] : [];
    }),
  );
}
