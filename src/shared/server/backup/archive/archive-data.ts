import { createReadStream } from 'node:fs';
import { glob, mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { copiesOf, spoolOf } from '#shared/server/db/embedded-postgres/archiving.ts';
import { withLongRunningClient } from '#shared/server/db/long-running-client.ts';
import { deleteOlder } from '../../storage/scratch-file.ts';
import { nullIfMissing } from '../../storage/storage.ts';
import { packed, sealing, sealStream } from '../sealed-archive.ts';
import { type Archive, baseFile, logFile, storeKey } from './archive-place.ts';

/** Files that PostgreSQL recreates or that belong to one server only. */
const EXCLUDED_PATHS = [
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

/** Encrypts waiting WAL segments and base backups into the archive; returns the segments. */
export async function archivePending(home: string, archive: Archive): Promise<number> {
  const [spool, copies] = [spoolOf(home), copiesOf(home)];
  const segments = await completeIn(spool);
  for (const name of segments) {
    // Segments are small, so they are buffered and an upload can be repeated.
    const sealed = createReadStream(join(spool, name)).compose(sealing(archive.passphrase));
    await archive.store.put(storeKey(archive, logFile(name)), await buffer(sealed));
    await rm(join(spool, name));
  }
  for (const name of await completeIn(copies)) {
    await archive.store.putFile(storeKey(archive, name), join(copies, name));
    await rm(join(copies, name));
  }
  return segments.length;
}

/** Makes an online base backup; with later segments it can be recovered to any later instant. */
export async function archiveBase(url: string, home: string, archive: Archive): Promise<void> {
  const copies = copiesOf(home);
  await mkdir(copies, { recursive: true, mode: 0o700 });
  // A second process that makes a base backup at the same time must not write into this one.
  const draft = join(copies, `new-${process.pid}.tmp`);
  const segment = await withLongRunningClient(url, async (client) => {
    const { rows } = await client.query<{ segment: string }>(
      `SELECT pg_walfile_name(pg_backup_start('yousay', true)) AS segment`,
    );
    // Only the session that started the backup can end it.
    const copy = baseBackup(client, join(home, 'data'));
    await sealStream(copy, draft, archive.passphrase, createGzip({ level: 1 }));
    return rows[0]?.segment ?? '';
  });
  const { mtimeMs } = await stat(draft);
  const completedAt = new Date(Math.ceil(mtimeMs / 1000) * 1000);
  await rename(draft, join(copies, baseFile(completedAt, segment)));
  await archivePending(home, archive);
}

export async function purgePending(home: string, since: number): Promise<void> {
  for (const folder of [spoolOf(home), copiesOf(home)]) await deleteOlder(folder, since);
}

const completeIn = async (folder: string): Promise<string[]> =>
  (await namesIn(folder)).filter((name) => !name.endsWith('.tmp'));

async function namesIn(folder: string): Promise<string[]> {
  return (await nullIfMissing(() => readdir(folder)))?.toSorted() ?? [];
}

/** Files of unlogged tables: a restore empties these, so copies would only leak their rows. */
async function unlogged(data: string): Promise<string[]> {
  const initial = await Array.fromAsync(glob('base/*/*_init', { cwd: data }));
  return initial.flatMap((file) => {
    const rows = file.slice(0, -'_init'.length);
    return [rows, `${rows}.*`, `${rows}_fsm`, `${rows}_vm`];
  });
}

/** Yields two tar archives: the data, then the label that exists only once all is copied. */
async function* baseBackup(client: pg.Client, data: string): AsyncGenerator<Buffer> {
  const labelDir = await mkdtemp(join(tmpdir(), 'yousay-label-'));
  try {
    yield* packed(data, [...EXCLUDED_PATHS, ...(await unlogged(data))], 1);
    const { rows } = await client.query<{ label: string }>(
      'SELECT labelfile AS label FROM pg_backup_stop(true)',
    );
    await writeFile(join(labelDir, 'backup_label'), rows[0]?.label ?? '', { mode: 0o600 });
    yield* packed(labelDir, []);
  } finally {
    await rm(labelDir, { recursive: true, force: true });
  }
}
