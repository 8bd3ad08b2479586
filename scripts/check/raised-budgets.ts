/** Kilobytes by kind and page or part; `raised` names the decision that allows an increase. */
export interface PageBudgets {
  readonly raised?: Readonly<
    Record<string, { readonly kilobytes: number; readonly decision: string }>
  >;
  readonly [kind: string]: Readonly<Record<string, unknown>> | undefined;
}

/** One line for every number above its lowest earlier value, unless a decision allows it. */
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
