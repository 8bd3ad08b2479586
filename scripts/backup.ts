// npm run backup [TARGET] – database and files into a folder while the product runs; with BACKUP_PASSPHRASE into one encrypted file.
import { rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { backUp } from '#shared/server/backup/back-up.ts';
import { dataLocationsOf } from '#shared/server/backup/data-files.ts';
import { backupsDir, registerBackupFolder } from '#shared/server/backup/erasures.ts';
import { defaultBackupName, deleteOlderBackups } from '#shared/server/backup/own-backups.ts';
import { seal } from '#shared/server/backup/sealed-archive.ts';
import { withDatabase } from '#shared/server/db/with-database.ts';
import { envOrExit } from '#shared/server/env.ts';

const { DATA_DIR, STORAGE_URL, BACKUP_PASSPHRASE } = envOrExit();
const now = new Date();
const stamp = defaultBackupName(now);
const backups = backupsDir(DATA_DIR);
const isSealed = BACKUP_PASSPHRASE !== undefined;
const targetArgument = process.argv[2];
const target = resolve(targetArgument ?? join(backups, isSealed ? `${stamp}.tar.enc` : stamp));
const folder = isSealed ? join(backups, `${stamp}.open`) : target;
try {
  await registerBackupFolder(dirname(target), backups);
  const { tables, files, storage } = await withDatabase((url) =>
    backUp(url, dataLocationsOf(DATA_DIR, STORAGE_URL), folder, now),
  );
  if (isSealed) await seal(folder, target, BACKUP_PASSPHRASE);
  if (targetArgument === undefined) await deleteOlderBackups(backups);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(`${target}: ${tables.length} tables, ${rows} rows, ${files.length} files\n`);
  if (!storage) process.stdout.write('Uploads lie in S3 and are not part of it\n');
} finally {
  if (isSealed) await rm(folder, { recursive: true, force: true });
}
