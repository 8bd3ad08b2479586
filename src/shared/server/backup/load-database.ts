import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Manifest } from './manifest.ts';
import { columnList, digestOf, listTables, quoted, TEXT_RULES } from './table-catalogue.ts';

/** Loads in one transaction; foreign keys, which form cycles, are dropped and recreated. */
export async function loadDatabase(client: pg.Client, manifest: Manifest, source: string) {
  await client.query('BEGIN');
  await client.query(TEXT_RULES);
  const foreignKeys = await dropForeignKeys(client);
  const tables = await listTables(client);
  for (const table of tables)
    await client.query(`ALTER TABLE ${quoted(table)} DISABLE TRIGGER USER`);
  if (tables.length > 0) await client.query(`TRUNCATE ${tables.map(quoted).join(', ')}`);
  for (const table of manifest.tables) {
    const rows = client.query(copyFrom(`COPY ${quoted(table)} (${columnList(table)}) FROM STDIN`));
    await pipeline(createReadStream(join(source, table.file)), createGunzip(), rows);
    const { rows: count, digest } = await digestOf(client, table);
    if (count !== table.rows || digest !== table.digest) {
      throw new Error(
        `${table.name} was restored with ${count} of ${table.rows} rows, or changed ones`,
      );
    }
  }
  for (const table of tables)
    await client.query(`ALTER TABLE ${quoted(table)} ENABLE TRIGGER USER`);
  for (const { table, name, definition } of foreignKeys) {
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
  }
  for (const { value, isCalled, ...sequence } of manifest.sequences) {
    await client.query('SELECT setval($1::regclass, $2, $3)', [quoted(sequence), value, isCalled]);
  }
  await client.query('COMMIT');
  await client.query('ANALYZE');
}

async function dropForeignKeys(client: pg.Client) {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name,
       pg_get_constraintdef(oid) AS definition
     FROM pg_constraint
     WHERE contype = 'f' AND conparentid = 0
       AND connamespace IN (SELECT oid FROM pg_namespace WHERE nspname IN ('public', 'pgboss'))`,
  );
  for (const { table, name } of rows) {
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  }
  return rows;
}
