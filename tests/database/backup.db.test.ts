import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { hashEmail } from '#features/invitation/server/recipient-tokens.ts';
import { insertOptOut } from '#features/invitation/server/stop/opt-out-queries.ts';
import { backUp } from '#shared/server/backup/back-up.ts';
import type { DataLocations } from '#shared/server/backup/data-files.ts';
import { type Manifest, manifestContract } from '#shared/server/backup/manifest.ts';
import { keyWarning } from '#shared/server/backup/other-key.ts';
import { restore } from '#shared/server/backup/restore.ts';
import { withLongRunningClient } from '#shared/server/db/long-running-client.ts';
import {
  createDatabase,
  dropDatabase,
  withDatabaseName,
} from '#shared/server/db/named-databases.ts';
import { db } from '#shared/server/db/pool.ts';

const url = process.env.DATABASE_URL ?? '';
const server = inject('databaseServer');
const emptyName = `yousay_restored_${process.pid}`;
const elsewhere = withDatabaseName(server, emptyName);

const home = mkdtempSync(join(tmpdir(), 'yousay-backup-'));
const backup = join(home, 'backup');
const places = (name: string): DataLocations => ({
  dataDir: join(home, name),
  storageRoot: join(home, name, 'storage'),
});
/** Backup of a database that others write to, and what was made of it: no test needs one of its own. */
let made: Manifest;
let restored: Manifest;
let idSession: string | undefined;

/** Company and user are one write: a backup that holds one of them only has torn it apart. */
async function write(count: number) {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: number }>(
      sql`INSERT INTO companies (company_name_th, id_industry) VALUES (${`บริษัท\t${count}\n\\N`}, 1)
        RETURNING id_emp AS id`,
    );
    await tx.execute(
      sql`INSERT INTO users (id_emp, email) VALUES (${rows[0]?.id}, ${`user${rows[0]?.id}@example.test`})`,
    );
  });
}

function counts(where: string) {
  return withLongRunningClient(where, async (client) => {
    const { rows } = await client.query<{ companies: number; users: number; pairs: number }>(
      `SELECT (SELECT count(*)::int FROM companies) AS companies, (SELECT count(*)::int FROM users) AS users,
        (SELECT count(*)::int FROM companies JOIN users USING (id_emp)) AS pairs`,
    );
    return rows[0];
  });
}

beforeAll(async () => {
  mkdirSync(join(home, 'here', 'storage', 'media'), { recursive: true });
  mkdirSync(join(home, 'here', 'storage', 'uploads'));
  writeFileSync(join(home, 'here', 'storage', 'uploads', 'half'), 'not whole yet');
  mkdirSync(join(home, 'here', 'mail'));
  writeFileSync(join(home, 'here', 'mail', 'a.eml'), 'a link that signs in');
  writeFileSync(join(home, 'here', 'session-secret'), 'the secret of the sessions');
  writeFileSync(join(home, 'here', 'storage', 'media', 'a.webp'), Buffer.alloc(300_000, 7));
  await createDatabase(server, emptyName);
  await db.execute(sql`INSERT INTO industries VALUES (1, 'หนึ่ง', 'One') ON CONFLICT DO NOTHING`);
  await Promise.all(Array.from({ length: 50 }, (_, index) => write(index)));
  idSession = await writeSecrets();
  await insertOptOut(db, {
    emailHash: hashEmail('Gone+x@example.com'),
    idEmp: null,
    reason: 'asked',
  });
  let writing = true;
  const writers = Array.from({ length: 4 }, async () => {
    for (let index = 0; writing; index += 1) await write(index);
  });
  made = await backUp(url, places('here'), backup, new Date());
  writing = false;
  await Promise.all(writers);
  restored = await restore(backup, elsewhere, places('there'), { replace: false });
});

afterAll(async () => {
  await dropDatabase(server, emptyName);
  rmSync(home, { recursive: true });
});

async function writeSecrets(): Promise<string | undefined> {
  await db.execute(
    sql`INSERT INTO sessions (kind, id_user, expires_at)
      SELECT 'employer', id_user, now() + interval '1 day' FROM users LIMIT 1`,
  );
  await db.execute(
    sql`INSERT INTO one_time_tokens (token_hash, purpose, id_user, expires_at)
      SELECT 'hash of a link', 'passwordReset', id_user, now() + interval '1 day' FROM users LIMIT 1`,
  );
  await db.execute(
    sql`INSERT INTO key_pairs (enc_hash, key_hash, family, token_use, id_user, expires_at)
      SELECT 'hash of a pair', 'x', gen_random_uuid(), 'link', id_user, now() + interval '1 day'
      FROM users LIMIT 1`,
  );
  await db.execute(sql`INSERT INTO rate_limits (key, points) VALUES ('an address', 1)`);
  const { rows } = await db.execute<{ id: string }>(sql`SELECT id_session AS id FROM sessions`);
  return rows[0]?.id;
}

test('a backup made during writes is restored completely on another server', async () => {
  const companies = made.tables.find(({ name }) => name === 'companies');
  const rows = companies?.rows ?? 0;
  expect(rows).toBeGreaterThanOrEqual(50);
  expect(await counts(elsewhere)).toEqual({ companies: rows, users: rows, pairs: rows });
  expect((await counts(url))?.companies).toBeGreaterThan(rows);
  const image = readFileSync(join(home, 'there', 'storage', 'media', 'a.webp'));
  expect(image.equals(Buffer.alloc(300_000, 7))).toBe(true);

  const again = await backUp(elsewhere, places('there'), join(home, 'again'), new Date());
  const digests = ({ tables }: Manifest) =>
    tables.map(({ name, rows, digest }) => [name, rows, digest]);
  expect(digests(again)).toEqual(digests(made));
  expect(again.files).toEqual(made.files);
});

test('a modified table or file is rejected before any change', async () => {
  const damaged = join(home, 'damaged');
  const before = await counts(elsewhere);
  for (const part of ['tables/public.companies.gz', 'files/storage/media/a.webp']) {
    cpSync(backup, damaged, { recursive: true });
    writeFileSync(join(damaged, part), 'x');
    const attempt = restore(damaged, elsewhere, places('there'), { replace: true });
    await expect(attempt, part).rejects.toThrow('is damaged');
    expect(await counts(elsewhere), part).toEqual(before);
    rmSync(damaged, { recursive: true });
  }
});

test('an unfinished backup is none, and an existing one is not overwritten', async () => {
  await expect(restore(home, elsewhere, places('there'), { replace: false })).rejects.toThrow(
    'no complete',
  );
  await expect(backUp(url, places('here'), backup, new Date())).rejects.toThrow('already there');
});

test('a database with data is replaced only on request', async () => {
  const before = await counts(elsewhere);
  const attempt = restore(backup, elsewhere, places('there'), { replace: false });
  await expect(attempt).rejects.toThrow('not empty');
  await withLongRunningClient(elsewhere, (client) =>
    client.query(`INSERT INTO companies (company_name_th, id_industry) VALUES ('ใหม่', 1)`),
  );
  expect(await counts(elsewhere)).not.toEqual(before);
  await restore(backup, elsewhere, places('there'), { replace: true });
  expect(await counts(elsewhere)).toEqual(before);
});

test('it holds neither secrets nor sessions; numbers go on, references hold, and who ended invitations gets none', async () => {
  expect(made.files.map(({ path }) => path)).toEqual(['media/a.webp']);
  // Whoever has two backups would see who took a proof between them.
  expect(made.tables.map(({ name }) => name)).not.toContain('invitation_pending_event_bits');
  const text = made.tables
    .map(({ file }) => gunzipSync(readFileSync(join(backup, file))).toString())
    .join('');
  expect(text).toContain('บริษัท');
  for (const secret of [idSession, 'hash of a link', 'hash of a pair', 'an address']) {
    expect(text).not.toContain(secret);
  }
  await withLongRunningClient(elsewhere, async (client) => {
    const left = await client.query('SELECT FROM sessions UNION ALL SELECT FROM key_pairs');
    expect(left.rowCount).toBe(0);
    const added = await client.query<{ fresh: boolean }>(
      `INSERT INTO companies (company_name_th, id_industry) VALUES ('ใหม่', 1)
       RETURNING id_emp > (SELECT max(id_emp) FROM companies) AS fresh`,
    );
    expect(added.rows).toEqual([{ fresh: true }]);
    const orphan = client.query(
      `INSERT INTO users (id_emp, email) VALUES (999999, 'x@example.test')`,
    );
    await expect(orphan).rejects.toMatchObject({ code: '23503' });
    const ended = 'SELECT FROM email_suppressions WHERE email_hash = $1';
    expect((await client.query(ended, [hashEmail('gone@EXAMPLE.com')])).rowCount).toBe(1);
  });
  expect(keyWarning(restored)).toBeNull();
  const { key: _, ...earlier } = made;
  expect(keyWarning(manifestContract.parse(earlier))).toMatch('does not say');
  vi.stubEnv('SESSION_SECRET', 'another secret that is just as long as it must be');
  expect(keyWarning(restored)).toMatch(/is not the one.* of email_suppressions/);
  const underOldName = made.tables.map((table) =>
    table.name === 'email_suppressions' ? { ...table, name: 'mail_opt_outs' } : table,
  );
  expect(keyWarning({ ...made, tables: underOldName })).toMatch(/of mail_opt_outs/);
  const without = made.tables.filter(({ name }) => !/suppressions|tombstones/.test(name));
  expect(keyWarning({ ...made, tables: without })).toBeNull();
});
