import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { mailboxHash } from '#features/invitation/server/recipient-tokens.ts';
import { insertOptOut } from '#features/invitation/server/stop/opt-out-queries.ts';
import { backUp } from '#shared/server/backup/back-up.ts';
import type { Places } from '#shared/server/backup/data-files.ts';
import { manifestContract } from '#shared/server/backup/manifest.ts';
import { saidOfKey } from '#shared/server/backup/other-key.ts';
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

let home = '';
const places = (name: string): Places => ({
  dataDir: join(home, name),
  storageRoot: join(home, name, 'storage'),
});

beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'yousay-backup-'));
  mkdirSync(join(home, 'here', 'storage', 'media'), { recursive: true });
  mkdirSync(join(home, 'here', 'storage', 'uploads'));
  writeFileSync(join(home, 'here', 'storage', 'uploads', 'half'), 'not whole yet');
  mkdirSync(join(home, 'here', 'mail'));
  writeFileSync(join(home, 'here', 'mail', 'a.eml'), 'a link that signs in');
  writeFileSync(join(home, 'here', 'session-secret'), 'the secret of the sessions');
  writeFileSync(join(home, 'here', 'storage', 'media', 'a.webp'), Buffer.alloc(300_000, 7));
  await createDatabase(server, emptyName);
  await db.execute(sql`INSERT INTO industries VALUES (1, 'หนึ่ง', 'One') ON CONFLICT DO NOTHING`);
});

afterEach(async () => {
  await dropDatabase(server, emptyName);
  rmSync(home, { recursive: true });
});

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

test('a backup made while writes run comes back whole elsewhere', async () => {
  await Promise.all(Array.from({ length: 50 }, (_, index) => write(index)));
  let writing = true;
  const writers = Array.from({ length: 4 }, async () => {
    for (let index = 0; writing; index += 1) await write(index);
  });
  const made = await backUp(url, places('here'), join(home, 'backup'), new Date());
  writing = false;
  await Promise.all(writers);
  const companies = made.tables.find(({ name }) => name === 'companies');
  expect(companies?.rows).toBeGreaterThanOrEqual(50);

  await restore(join(home, 'backup'), elsewhere, places('there'), { replace: false });
  const rows = companies?.rows ?? 0;
  expect(await counts(elsewhere)).toEqual({ companies: rows, users: rows, pairs: rows });
  expect((await counts(url))?.companies).toBeGreaterThan(rows);
  const image = readFileSync(join(home, 'there', 'storage', 'media', 'a.webp'));
  expect(image.equals(Buffer.alloc(300_000, 7))).toBe(true);

  const again = await backUp(elsewhere, places('there'), join(home, 'again'), new Date());
  const digests = ({ tables }: typeof made) =>
    tables.map(({ name, rows, digest }) => [name, rows, digest]);
  expect(digests(again)).toEqual(digests(made));
  expect(again.files).toEqual(made.files);
});

test('it holds neither secrets nor sessions; numbers go on, references hold, and who ended invitations gets none', async () => {
  await write(1);
  await db.execute(
    sql`INSERT INTO sessions (kind, id_user, expires_at)
      SELECT 'employer', id_user, now() + interval '1 day' FROM users LIMIT 1`,
  );
  await db.execute(
    sql`INSERT INTO one_time_tokens (token_hash, purpose, id_user, expires_at)
      SELECT 'hash of a link', 'passwordReset', id_user, now() + interval '1 day' FROM users LIMIT 1`,
  );
  await db.execute(
    sql`INSERT INTO key_pairs (enc_hash, key_hash, family, use, id_user, expires_at)
      SELECT 'hash of a pair', 'x', gen_random_uuid(), 'link', id_user, now() + interval '1 day'
      FROM users LIMIT 1`,
  );
  await db.execute(sql`INSERT INTO rate_limits (key, points) VALUES ('an address', 1)`);
  const mailbox = mailboxHash('Gone+x@example.com');
  await insertOptOut(db, { mailbox, idEmp: null, reason: 'asked' });
  const { rows } = await db.execute<{ id: string }>(sql`SELECT id_session AS id FROM sessions`);
  const made = await backUp(url, places('here'), join(home, 'backup'), new Date());
  expect(made.files.map(({ path }) => path)).toEqual(['media/a.webp']);
  // Whoever has two backups would see who took a proof between them.
  expect(made.tables.map(({ name }) => name)).not.toContain('invitation_new_marks');
  const text = made.tables
    .map(({ file }) => gunzipSync(readFileSync(join(home, 'backup', file))).toString())
    .join('');
  expect(text).toContain('บริษัท');
  for (const secret of [rows[0]?.id, 'hash of a link', 'hash of a pair', 'an address']) {
    expect(text).not.toContain(secret);
  }
  const restored = await restore(join(home, 'backup'), elsewhere, places('there'), {
    replace: false,
  });
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
    const ended = 'SELECT FROM mail_opt_outs WHERE mailbox = $1';
    expect((await client.query(ended, [mailboxHash('gone@EXAMPLE.com')])).rowCount).toBe(1);
  });
  expect(saidOfKey(restored)).toBeNull();
  const { key: _, ...earlier } = made;
  expect(saidOfKey(manifestContract.parse(earlier))).toMatch('does not say');
  vi.stubEnv('SESSION_SECRET', 'another secret that is just as long as it must be');
  expect(saidOfKey(restored)).toMatch(/is not the one.* of mail_opt_outs/);
  const without = made.tables.filter(({ name }) => !/opt_outs|tombstones/.test(name));
  expect(saidOfKey({ ...made, tables: without })).toBeNull();
});

test('a database that holds something is replaced only when asked', async () => {
  await write(1);
  await backUp(url, places('here'), join(home, 'backup'), new Date());
  const here = () => restore(join(home, 'backup'), elsewhere, places('there'), { replace: false });
  await here();
  const before = await counts(elsewhere);
  await expect(here()).rejects.toThrow('not empty');
  await withLongRunningClient(elsewhere, (client) => client.query('TRUNCATE review_tombstones'));
  await restore(join(home, 'backup'), elsewhere, places('there'), { replace: true });
  expect(await counts(elsewhere)).toEqual(before);
});

test.each([
  ['a changed table', 'tables/public.companies.gz'],
  ['a changed file', 'files/storage/media/a.webp'],
])('%s is refused before anything is touched', async (_what, damaged) => {
  await write(1);
  await backUp(url, places('here'), join(home, 'backup'), new Date());
  writeFileSync(join(home, 'backup', damaged), 'x');
  const attempt = restore(join(home, 'backup'), elsewhere, places('there'), { replace: true });
  await expect(attempt).rejects.toThrow('is damaged');
  const tables = await withLongRunningClient(elsewhere, (client) =>
    client.query(`SELECT 1 FROM pg_tables WHERE schemaname = 'public'`),
  );
  expect(tables.rowCount).toBe(0);
});

test('an unfinished backup is none, and an existing one is not overwritten', async () => {
  const target = join(home, 'backup');
  await expect(restore(home, elsewhere, places('there'), { replace: false })).rejects.toThrow(
    'no complete',
  );
  await backUp(url, places('here'), target, new Date());
  await expect(backUp(url, places('here'), target, new Date())).rejects.toThrow('already there');
});
