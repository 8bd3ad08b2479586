import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type pg from 'pg';
import PostalMime from 'postal-mime';
import { listTables, quoted } from '#shared/server/backup/table-catalogue.ts';

export async function tracesOf(
  words: readonly string[],
  { client, folders }: { readonly client: pg.Client; readonly folders: readonly string[] },
): Promise<string[]> {
  const found: string[] = [];
  const patterns = words.map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`);
  for (const table of await listTables(client)) {
    const { rowCount } = await client.query(
      `SELECT FROM ${quoted(table)} t WHERE t::text ILIKE ANY ($1) LIMIT 1`,
      [patterns],
    );
    if (rowCount) found.push(`${table.schema}.${table.name}`);
  }
  for (const folder of folders) {
    for (const file of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!file.isFile()) continue;
      const path = join(file.parentPath, file.name);
      const text = await textOf(path);
      if (words.some((word) => text.toLowerCase().includes(word.toLowerCase()))) {
        found.push(relative(folder, path));
      }
    }
  }
  return found;
}

async function textOf(path: string): Promise<string> {
  const bytes = await readFile(path);
  if (!path.endsWith('.eml')) return bytes.toString('utf8');
  const { subject, to, text, html } = await PostalMime.parse(bytes);
  return [bytes.toString('utf8'), subject, JSON.stringify(to), text, html].join('\n');
}
