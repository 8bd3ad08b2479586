import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest';
import { withFirstMigrations } from '#shared/server/backup/migration-history.ts';
import { withLongRunningClient } from '#shared/server/db/long-running-client.ts';
import { MIGRATIONS, migrate } from '#shared/server/db/migrate/migrate.ts';
import {
  createDatabase,
  dropDatabase,
  withDatabaseName,
} from '#shared/server/db/named-databases.ts';
import { ownDataDir } from '#tests/fixtures/own-data-dir.ts';
import { finishRestore } from './restore-to-moment.ts';

const EARLIER = 1;

const server = inject('databaseServer');
const name = `yousay_finished_${process.pid}`;
const url = withDatabaseName(server, name);

ownDataDir();
beforeEach(() => createDatabase(server, name));
afterEach(() => dropDatabase(server, name));

const asked = (text: string) =>
  withLongRunningClient(url, async (client: pg.Client) => (await client.query(text)).rows);

it('a restored copy of an earlier release has no open sessions and no erased people', async () => {
  // `finishRestore` replaces the database of this process.
  vi.stubEnv('DATABASE_URL', url);
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS }).map(({ hash }) => hash);
  await withFirstMigrations(known.slice(0, EARLIER), (folder) =>
    migrate(url, folder, { routines: [] }),
  );
  await asked(
    `INSERT INTO job_seekers (username) VALUES ('leaving@example.com'), ('staying@example.com')`,
  );
  const later = `now() + interval '1 day' FROM job_seekers`;
  await asked(
    `INSERT INTO sessions (kind, id_jsk, expires_at) SELECT 'jobSeeker', id_jsk, ${later}`,
  );
  await asked(`INSERT INTO one_time_tokens (token_hash, purpose, id_jsk, expires_at)
    SELECT username, 'passwordReset', id_jsk, ${later}`);
  await asked(`INSERT INTO key_pairs (enc_hash, key_hash, family, use, id_jsk, expires_at)
    SELECT username, 'x', gen_random_uuid(), 'link', id_jsk, ${later}`);
  const [leaving] = await asked(`SELECT id_jsk FROM job_seekers WHERE username LIKE 'leaving%'`);
  const erased = { who: 'jobSeeker', id: leaving.id_jsk, at: new Date().toISOString() } as const;

  expect(await finishRestore(url, [erased])).toBe(1);
  expect(await asked('SELECT username FROM job_seekers')).toEqual([
    { username: 'staying@example.com' },
  ]);
  for (const doors of [
    'sessions',
    'one_time_tokens',
    'key_pairs',
    'invitation_pending_event_bits',
  ]) {
    expect(await asked(`SELECT FROM ${doors}`), doors).toEqual([]);
  }
});
