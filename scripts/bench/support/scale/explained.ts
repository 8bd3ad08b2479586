/** A step of a plan, as `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON)` names it; its blocks are those of its parts as well. */
export interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly Plan[];
}

const BEGIN = /^.*LOG: {2}duration: [\d.]+ ms {2}plan:$/;

/** The plans that auto_explain wrote; whatever a line is continued by begins with a tab. */
export function plansIn(log: string): readonly Plan[] {
  const plans: Plan[] = [];
  let lines: string[] | null = null;
  for (const line of [...log.split('\n'), '']) {
    if (lines !== null && line.startsWith('\t')) {
      lines.push(line);
      continue;
    }
    if (lines !== null) plans.push((JSON.parse(lines.join('\n')) as { Plan: Plan }).Plan);
    lines = BEGIN.test(line) ? [] : null;
  }
  return plans;
}

/** Blocks that were read of each index, and of each table that was read along none. */
export function blocksByPlace(plans: readonly Plan[]): ReadonlyMap<string, number> {
  const blocks = new Map<string, number>();
  const add = (plan: Plan) => {
    const parts = plan.Plans ?? [];
    const own = blocksOf(plan) - parts.reduce((sum, part) => sum + blocksOf(part), 0);
    const place = plan['Index Name'] ?? plan['Relation Name'] ?? plan['Node Type'];
    if (own > 0) blocks.set(place, (blocks.get(place) ?? 0) + own);
    for (const part of parts) add(part);
  };
  for (const plan of plans) add(plan);
  return blocks;
}

function blocksOf(plan: Plan): number {
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
}
