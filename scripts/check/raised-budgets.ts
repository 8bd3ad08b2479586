/** Kilobytes by what they are of, by the name of a page or part; `raised` says which decision let one rise, and how far. */
export interface PageBudgets {
  readonly raised?: Readonly<
    Record<string, { readonly kilobytes: number; readonly decision: string }>
  >;
  readonly [kind: string]: Readonly<Record<string, unknown>> | undefined;
}

/** One line for every number above the least that an earlier version has for it, unless a decision that exists says so. */
export function raisedBudgets(
  now: PageBudgets,
  earlier: readonly PageBudgets[],
  decisions: readonly string[],
): string[] {
  const { raised = {}, ...kinds } = now;
  const unknown = Object.entries(raised).filter(
    ([, { decision }]) => !decisions.includes(decision),
  );
  const allowed = (name: string) =>
    decisions.includes(raised[name]?.decision ?? '') ? (raised[name]?.kilobytes ?? 0) : 0;
  const rises = Object.entries(kinds).flatMap(([kind, byName = {}]) =>
    Object.entries(byName).flatMap(([name, kilobytes]) => {
      const lowestKb = Math.min(
        ...earlier.map((budgets) => Number(budgets[kind]?.[name] ?? Infinity)),
      );
      const budget = `${kind} of ${name}`;
      return Number(kilobytes) > Math.max(lowestKb, allowed(budget))
        ? [`${budget}: ${kilobytes} kB, was ${lowestKb} kB; "raised" names no decision for it`]
        : [];
    }),
  );
  return [
    ...rises,
    ...unknown.map(([budget, { decision }]) => `${budget}: no decision ${decision}`),
  ];
}
