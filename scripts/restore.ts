// npm run restore FOLDER [-- --replace] – puts a backup back into DATA_DIR or DATABASE_URL, the server being stopped.
import { resolve } from 'node:path';
import { placesOf } from '#shared/server/backup/data-files.ts';
import { restore } from '#shared/server/backup/restore.ts';
import { RestoreRefusedError } from '#shared/server/backup/restore-refused.ts';
import { DataDirInUseError, openDatabase } from '#shared/server/db/open-database.ts';
import { envOrExit } from '#shared/server/env.ts';

const { DATA_DIR, STORAGE_URL } = envOrExit();
const [folder] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const replace = process.argv.includes('--replace');

try {
  if (folder === undefined) throw new RestoreRefusedError('Name the folder of the backup');
  const database = await openDatabase({ join: false });
  try {
    const places = placesOf(DATA_DIR, STORAGE_URL);
    const { tables, files, createdAt } = await restore(resolve(folder), database.url, places, {
      replace,
    });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    process.stdout.write(
      `Restored the state of ${createdAt}: ${rows} rows, ${files.length} files\n`,
    );
  } finally {
    await database.stop();
  }
} catch (error) {
  if (!(error instanceof RestoreRefusedError || error instanceof DataDirInUseError)) throw error;
  process.stderr.write(`restore: ${error.message}\n`);
  process.exitCode = 1;
}
