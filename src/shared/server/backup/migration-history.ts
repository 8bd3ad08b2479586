import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import * as z from 'zod';
import { withBaseline } from '../db/migrate/baseline.ts';
import { MIGRATIONS } from '../db/migrate/migrate.ts';
import { RestoreRejectedError } from './restore-rejected.ts';

const journalContract = z.looseObject({ entries: z.array(z.unknown()) });

/** Runs `work` with a folder of the migrations applied at the time of the backup. */
export async function withFirstMigrations<T>(
  appliedAtBackup: readonly string[],
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const migrations = readMigrationFiles({ migrationsFolder: MIGRATIONS });
  const existing = migrations.map(({ hash }) => hash);
  const applied = withBaseline(appliedAtBackup, migrations[0]);
  if (applied.some((hash, index) => existing[index] !== hash)) {
    throw new RestoreRejectedError(
      'The backup was made by another or a newer release than this one',
    );
  }
  const folder = await mkdtemp(join(tmpdir(), 'yousay-migrations-'));
  try {
    await cp(MIGRATIONS, folder, { recursive: true });
    const file = join(folder, 'meta', '_journal.json');
    const journal = journalContract.parse(JSON.parse(await readFile(file, 'utf8')));
    const entries = journal.entries.slice(0, applied.length);
    await writeFile(file, JSON.stringify({ ...journal, entries }));
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
