/**
 * Disk size of a grown demo and bytes per row of its larger tables (docs/scale.md). SCALE_FACTORS
 * names other sizes ("1,40"); the databases are those of the part "scale".
 */
import { withLongRunningClient } from '#shared/server/db/long-running-client.ts';
import type { Row } from './support/row.ts';
import { ofEachSize } from './support/scale/scale-site.ts';

const FACTORS = (process.env['SCALE_FACTORS'] ?? '10').split(',').map(Number);
const MIN_TABLE_BYTES = 1e6;

interface TableSize {
  readonly name: string;
  readonly count: number;
  readonly tableBytes: number;
  readonly indexBytes: number;
}

export const run = (): Promise<Row[]> =>
  ofEachSize(FACTORS, (url, factor) => sizesOf(url, `×${factor}`));

function sizesOf(url: string, size: string): Promise<Row[]> {
  return withLongRunningClient(url, async (client) => {
    await client.query('ANALYZE');
    const database = await client.query<{ bytes: number }>(
      'SELECT pg_database_size(current_database())::float8 AS bytes',
    );
    const tables = await client.query<TableSize>(
      `SELECT relname AS name, reltuples::float8 AS count,
         pg_table_size(oid)::float8 AS "tableBytes", pg_indexes_size(oid)::float8 AS "indexBytes"
       FROM pg_class
       WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND reltuples > 0
         AND pg_total_relation_size(oid) > $1
       ORDER BY pg_total_relation_size(oid) DESC`,
      [MIN_TABLE_BYTES],
    );
    return [
      { measure: `${size} database`, value: (database.rows[0]?.bytes ?? 0) / 1e6, unit: 'MB' },
      ...tables.rows.flatMap(({ name, count, tableBytes, indexBytes }) => [
        { measure: `${size} ${name}`, value: count, unit: 'rows' },
        { measure: `${size} ${name}, a row`, value: tableBytes / count, unit: 'B' },
        {
          measure: `${size} ${name}, its entries in indexes`,
          value: indexBytes / count,
          unit: 'B',
        },
      ]),
    ];
  });
}
