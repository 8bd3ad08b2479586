import { createReadStream } from 'node:fs';
import { glob, mkdir, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { withLongRunningClient } from '#shared/server/db/long-running-client.ts';
import { syncFolder } from '../back-up.ts';
import { packed, sealStream } from '../sealed-archive.ts';
import { type Archive, baseFile, logFile, namesOf } from './archive-place.ts';

/** What a database makes anew, or must not find of another. */
const LEFT_OUT = [
  'pg_wal/*',
  'pg_replslot/*',
  'pg_dynshmem/*',
  'pg_notify/*',
  'pg_serial/*',
  'pg_snapshots/*',
  'pg_stat_tmp/*',
  'pg_subtrans/*',
  'postmaster.pid',
  'postmaster.opts',
  'pgsql_tmp*',
];

/** Seals the segments that wait in the spool, and takes them away there. */
export async function archiveLog(spool: string, { folder, passphrase }: Archive): Promise<number> {
  const names = (await namesOf(spool)).filter((name) => !name.endsWith('.tmp'));
  if (names.length === 0) return 0;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of names) {
    const segment = createReadStream(join(spool, name));
    await sealStream(segment, join(folder, logFile(name)), passphrase);
  }
  await syncFolder(folder);
  for (const name of names) await rm(join(spool, name));
  return names.length;
}

/** Copies all data while the database goes on; with the log since, it can be put back to any moment after. */
export async function archiveBase(
  url: string,
  data: string,
  spool: string,
  archive: Archive,
): Promise<string> {
  const { folder, passphrase } = archive;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, 'base.new');
  const segment = await withLongRunningClient(url, async (client) => {
    const { rows } = await client.query<{ segment: string }>(
      `SELECT pg_walfile_name(pg_backup_start('yousay', true)) AS segment`,
    );
    // The copy is made within the session that began it, which alone can end it.
    await sealStream(copied(client, data), draft, passphrase, createGzip({ level: 1 }));
    return rows[0]?.segment ?? '';
  });
  const { mtime } = await stat(draft);
  await archiveLog(spool, archive);
  const file = join(folder, baseFile(new Date(Math.ceil(mtime.getTime() / 1000) * 1000), segment));
  await rename(draft, file);
  await syncFolder(folder);
  return file;
}

/** Rows that the log must not tell: a restore empties their tables, so a copy of them serves spies alone. */
async function unlogged(data: string): Promise<string[]> {
  const initial = await Array.fromAsync(glob('base/*/*_init', { cwd: data }));
  return initial.flatMap((file) => {
    const rows = file.slice(0, -'_init'.length);
    return [rows, `${rows}.*`, `${rows}_fsm`, `${rows}_vm`];
  });
}

/** Two archives one behind the other: the data, and the label that is only told when all is copied. */
async function* copied(client: pg.Client, data: string): AsyncGenerator<Buffer> {
  const beside = await mkdtemp(join(tmpdir(), 'yousay-label-'));
  try {
    yield* packed(data, [...LEFT_OUT, ...(await unlogged(data))], 1);
    const { rows } = await client.query<{ label: string }>(
      'SELECT labelfile AS label FROM pg_backup_stop(true)',
    );
    await writeFile(join(beside, 'backup_label'), rows[0]?.label ?? '', { mode: 0o600 });
    yield* packed(beside, []);
  } finally {
    await rm(beside, { recursive: true, force: true });
  }
}
