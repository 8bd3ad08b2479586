import pg, { type Client } from 'pg';

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

export interface Explained {
  readonly durationMs: number;
  /** Number of blocks read, from shared buffers or disk. */
  readonly blocks: number;
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

/** Number of executions after which PostgreSQL may reuse a generic plan. */
const PLANNED_FOR_VALUES = 5;

/** Explains a statement as on a connection that ran it often, and rolls back. */
export async function explain(client: Client, { text, values }: Statement): Promise<Explained> {
  await client.query('BEGIN READ ONLY');
  try {
    const literals = values.map((value) => literalOf(value)).join(', ');
    await client.query(`PREPARE asked AS ${text}`);
    const execute = values.length > 0 ? `EXECUTE asked(${literals})` : 'EXECUTE asked';
    for (let time = 0; time < PLANNED_FOR_VALUES; time += 1)
      await client.query(`EXPLAIN ${execute}`);
    const { rows } = await client.query<{
      'QUERY PLAN': [{ Plan: Node; 'Execution Time': number }];
    }>(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${execute}`);
    const plan = rows[0]?.['QUERY PLAN'][0];
    if (!plan) throw new Error(`no plan of ${text}`);
    return {
      durationMs: plan['Execution Time'],
      blocks: plan.Plan['Shared Hit Blocks'] + plan.Plan['Shared Read Blocks'],
      scans: [...scansOf(plan.Plan)],
    };
  } finally {
    await client.query('ROLLBACK');
    await client.query('DEALLOCATE ALL');
  }
}

function literalOf(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  if (Array.isArray(value)) {
    return pg.escapeLiteral(
      `{${value.map((element) => (element === null ? 'NULL' : JSON.stringify(String(element)))).join(',')}}`,
    );
  }
  return pg.escapeLiteral(typeof value === 'object' ? JSON.stringify(value) : String(value));
}

function* scansOf(node: Node): Generator<string> {
  const read = node['Index Name'] ?? node['Relation Name'];
  const isCountedBelow = node['Node Type'] === 'Bitmap Heap Scan';
  if (read !== undefined && !isCountedBelow && node['Actual Loops'] > 0) {
    const rows = Math.round(node['Actual Rows'] * node['Actual Loops']);
    const prefix = node['Node Type'] === 'Seq Scan' ? 'whole ' : '';
    yield `${prefix}${read} (${rows.toLocaleString('en')})`;
  }
  for (const inner of node.Plans ?? []) yield* scansOf(inner);
}
