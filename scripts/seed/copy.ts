import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

export type Cell = string | number | boolean | Date | null | undefined | readonly string[];
export type Row = readonly Cell[];

const CHUNK = 256 * 1024;

function escaped(text: string): string {
  return text.replace(/[\\\n\r\t]/g, (mark) =>
    mark === '\\' ? '\\\\' : mark === '\n' ? '\\n' : mark === '\r' ? '\\r' : '\\t',
  );
}

function encode(cell: Cell): string {
  if (cell === null || cell === undefined) return '\\N';
  if (typeof cell === 'string') return escaped(cell);
  if (typeof cell === 'boolean') return cell ? 't' : 'f';
  if (typeof cell === 'number') return String(cell);
  if (cell instanceof Date) return cell.toISOString();
  const items = cell.map((item) => `"${item.replace(/["\\]/g, '\\$&')}"`);
  return escaped(`{${items.join(',')}}`);
}

function* encoded(rows: Iterable<Row>): Generator<Buffer> {
  let chunk = '';
  for (const row of rows) {
    chunk += `${row.map(encode).join('\t')}\n`;
    if (chunk.length > CHUNK) {
      yield Buffer.from(chunk);
      chunk = '';
    }
  }
  if (chunk !== '') yield Buffer.from(chunk);
}

/**
 * Streams rows into a table, waiting whenever the server is behind. The planner hears of the rows
 * at once: the foreign keys of the next table look them up one by one.
 */
export async function copyRows(
  client: Client,
  table: string,
  columns: readonly string[],
  rows: Iterable<Row>,
): Promise<void> {
  const names = columns.map((column) => `"${column}"`).join(', ');
  await pipeline(
    Readable.from(encoded(rows), { objectMode: false }),
    client.query(copyFrom(`COPY ${table} (${names}) FROM STDIN`)),
  );
  await client.query(`ANALYZE ${table}`);
}
