// npm run backup [FOLDER] – the whole product (database and files) into a folder, while it runs.
import { join, resolve } from 'node:path';
import { backUp } from '#shared/server/backup/back-up.ts';
import { placesOf } from '#shared/server/backup/data-files.ts';
import { withDatabase } from '#shared/server/db/with-database.ts';
import { envOrExit } from '#shared/server/env.ts';

const { DATA_DIR, STORAGE_URL } = envOrExit();
const now = new Date();
const stamp = now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
const target = resolve(process.argv[2] ?? join(DATA_DIR, 'backups', stamp));
const { tables, files, storage } = await withDatabase((url) =>
  backUp(url, placesOf(DATA_DIR, STORAGE_URL), target, now),
);
const rows = tables.reduce((sum, table) => sum + table.rows, 0);
process.stdout.write(`${target}: ${tables.length} tables, ${rows} rows, ${files.length} files\n`);
if (!storage) process.stdout.write('Uploads lie in S3 and are not part of it\n');
