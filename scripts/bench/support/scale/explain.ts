import type { Client } from 'pg';

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

export interface Explained {
  readonly milliseconds: number;
  /** Pages of 8 kB, found in memory or read. */
  readonly blocks: number;
  /** What is read by which index, and how many rows of it, in the order of the plan. */
  readonly scans: readonly string[];
}

interface Node {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly Node[];
}

/** Does it as PostgreSQL does for this page, and undoes what it might have changed. */
export async function explain(client: Client, { text, values }: Statement): Promise<Explained> {
  await client.query('BEGIN READ ONLY');
  try {
    const { rows } = await client.query<{
      'QUERY PLAN': [{ Plan: Node; 'Execution Time': number }];
    }>(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`, [...values]);
    const plan = rows[0]?.['QUERY PLAN'][0];
    if (!plan) throw new Error(`no plan of ${text}`);
    return {
      milliseconds: plan['Execution Time'],
      blocks: plan.Plan['Shared Hit Blocks'] + plan.Plan['Shared Read Blocks'],
      scans: [...scansOf(plan.Plan)],
    };
  } finally {
    await client.query('ROLLBACK');
  }
}

function* scansOf(node: Node): Generator<string> {
  const read = node['Index Name'] ?? node['Relation Name'];
  const isCountedBelow = node['Node Type'] === 'Bitmap Heap Scan';
  if (read !== undefined && !isCountedBelow && node['Actual Loops'] > 0) {
    const rows = Math.round(node['Actual Rows'] * node['Actual Loops']);
    const whole = node['Node Type'] === 'Seq Scan' ? 'whole ' : '';
    yield `${whole}${read} (${rows.toLocaleString('en')})`;
  }
  for (const inner of node.Plans ?? []) yield* scansOf(inner);
}
