/**
 * Parts of the schema that Citus 14 rejects when it is distributed by company
 * (docs/decisions/postgres-and-migrations.md).
 */
import type { Client } from 'pg';

const COLUMN = 'id_emp';

/** Rows lie with their company, on every node, or on the first node only. */
export type TableKind = 'by company' | 'reference' | 'local';

export interface Distribution {
  readonly tables: ReadonlyMap<string, TableKind>;
  readonly violations: Readonly<Record<Violation, readonly string[]>>;
  readonly extensions: readonly string[];
}

export type Violation =
  | 'no column'
  | 'empty column'
  | 'unique'
  | 'exclusion'
  | 'foreign key'
  | 'set null'
  | 'trigger';

interface Table {
  readonly name: string;
  /** Null in a table without the company column, which is required or may be empty otherwise. */
  readonly isRequired: boolean | null;
}

interface Index {
  readonly table: string;
  readonly name: string;
  readonly isExclusion: boolean;
  /** True where the key contains the company, compared by equality in exclusions. */
  readonly hasColumn: boolean;
}

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly target: string;
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly isEmptied: boolean;
}

interface Trigger {
  readonly table: string;
  readonly name: string;
}

interface Schema {
  readonly tables: readonly Table[];
  readonly indexes: readonly Index[];
  readonly keys: readonly ForeignKey[];
  readonly triggers: readonly Trigger[];
  readonly extensions: readonly string[];
}

export async function readDistribution(client: Client): Promise<Distribution> {
  return distributionOf(await readSchema(client));
}

function distributionOf({ tables, indexes, keys, triggers, extensions }: Schema): Distribution {
  const kinds = kindsOf(tables, keys);
  const isOf = (table: string, kind: TableKind) => kinds.get(table) === kind;
  const apart = tables.filter(({ name }) => isOf(name, 'by company'));
  const broken = indexes.filter((index) => isOf(index.table, 'by company') && !index.hasColumn);
  const within = keys.filter(
    (key) => isOf(key.table, 'by company') && isOf(key.target, 'by company'),
  );
  const nameOf = ({ table, name }: { table: string; name: string }) => `${table}: ${name}`;
  return {
    tables: kinds,
    violations: {
      'no column': apart.filter((table) => table.isRequired === null).map(({ name }) => name),
      'empty column': apart.filter((table) => table.isRequired === false).map(({ name }) => name),
      unique: broken.filter((index) => !index.isExclusion).map(nameOf),
      exclusion: broken.filter((index) => index.isExclusion).map(nameOf),
      'foreign key': within.filter((key) => !isTogether(key)).map(nameOf),
      'set null': keys
        .filter(
          (key) => isOf(key.table, 'by company') && key.isEmptied && key.from.includes(COLUMN),
        )
        .map(nameOf),
      trigger: triggers.filter((trigger) => !isOf(trigger.table, 'local')).map(nameOf),
    },
    extensions,
  };
}

/** True where the key itself places both rows on one node. */
function isTogether({ from, to }: ForeignKey): boolean {
  const position = from.indexOf(COLUMN);
  return position >= 0 && to[position] === COLUMN;
}

/**
 * A table with the column, or referencing such a table, goes with its company; tables that these
 * reference are replicated; others stay local.
 */
function kindsOf(tables: readonly Table[], keys: readonly ForeignKey[]): Map<string, TableKind> {
  const apart = new Set(
    tables.filter((table) => table.isRequired !== null).map(({ name }) => name),
  );
  for (let before = -1; before < apart.size; ) {
    before = apart.size;
    for (const { table, target } of keys) if (apart.has(target)) apart.add(table);
  }
  const pointedAt = new Set(
    keys.filter(({ table }) => apart.has(table)).map(({ target }) => target),
  );
  for (let before = -1; before < pointedAt.size; ) {
    before = pointedAt.size;
    for (const { table, target } of keys) if (pointedAt.has(table)) pointedAt.add(target);
  }
  const kindOf = (name: string): TableKind => {
    if (apart.has(name)) return 'by company';
    return pointedAt.has(name) ? 'reference' : 'local';
  };
  return new Map(tables.map(({ name }) => [name, kindOf(name)]));
}

const OURS = `relkind = 'r' AND relnamespace = 'public'::regnamespace`;

async function readSchema(client: Client): Promise<Schema> {
  const rowsOf = async <Row extends object>(text: string) => (await client.query<Row>(text)).rows;
  const columns = (list: string, table: string) =>
    `array(SELECT attname::text FROM unnest(${list}) WITH ORDINALITY u (number, place)
       JOIN pg_attribute ON attrelid = ${table} AND attnum = number ORDER BY place)`;
  return {
    tables: await rowsOf<Table>(
      `SELECT relname::text AS name, (SELECT attnotnull FROM pg_attribute
          WHERE attrelid = c.oid AND attname = '${COLUMN}' AND NOT attisdropped) AS "isRequired"
        FROM pg_class c WHERE ${OURS} ORDER BY relname`,
    ),
    indexes: await rowsOf<Index>(
      `SELECT c.relname::text AS table, i.relname::text AS name, indisexclusion AS "isExclusion",
         EXISTS (SELECT FROM generate_series(0, indnkeyatts - 1) place
           JOIN pg_attribute ON attrelid = c.oid AND attnum = indkey[place] AND attname = '${COLUMN}'
           WHERE NOT indisexclusion OR '=' = (SELECT oprname::text FROM pg_constraint o
             JOIN pg_operator p ON p.oid = o.conexclop[place + 1] WHERE o.conindid = i.oid)) AS "hasColumn"
        FROM pg_index JOIN pg_class c ON c.oid = indrelid JOIN pg_class i ON i.oid = indexrelid
        WHERE (indisunique OR indisexclusion) AND c.${OURS.replace(' AND ', ' AND c.')} ORDER BY 1, 2`,
    ),
    keys: await rowsOf<ForeignKey>(
      `SELECT c.relname::text AS table, conname::text AS name, t.relname::text AS target,
         ${columns('conkey', 'conrelid')} AS from, ${columns('confkey', 'confrelid')} AS to,
         confdeltype IN ('n', 'd') OR confupdtype IN ('n', 'd', 'c') AS "isEmptied"
        FROM pg_constraint JOIN pg_class c ON c.oid = conrelid JOIN pg_class t ON t.oid = confrelid
        WHERE contype = 'f' AND c.${OURS.replace(' AND ', ' AND c.')} ORDER BY 1, 2`,
    ),
    triggers: await rowsOf<Trigger>(
      `SELECT relname::text AS table, tgname::text AS name FROM pg_trigger JOIN pg_class c ON c.oid = tgrelid
        WHERE NOT tgisinternal AND ${OURS} ORDER BY 1, 2`,
    ),
    extensions: (
      await rowsOf<{ name: string }>(
        `SELECT extname::text AS name FROM pg_extension WHERE extname <> 'plpgsql' ORDER BY 1`,
      )
    ).map(({ name }) => name),
  };
}
