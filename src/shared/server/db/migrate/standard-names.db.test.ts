import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { backUp } from '../../backup/back-up.ts';
import { withFirstMigrations } from '../../backup/migration-history.ts';
import { restore } from '../../backup/restore.ts';
import { withLongRunningClient } from '../long-running-client.ts';
import { createDatabase, dropDatabase, withDatabaseName } from '../named-databases.ts';
import { MIGRATIONS, migrate } from './migrate.ts';

const server = inject('databaseServer');
const names = ['renamed', 'restored'].map((name) => `yousay_${name}_${process.pid}`);
const [url = '', restoredUrl = ''] = names.map((name) => withDatabaseName(server, name));
const home = mkdtempSync(join(tmpdir(), 'yousay-names-'));
const locations = { dataDir: join(home, 'data'), storageRoot: join(home, 'data', 'storage') };
const backup = join(home, 'backup');

/** Rows of every table with a new name or a column with one, under the names of the baseline. */
const ROWS = `
INSERT INTO companies (company_name_th, id_industry)
  SELECT 'บริษัท', min(id_industry) FROM industries;
INSERT INTO users (id_emp, email) SELECT id_emp, 'a@example.test' FROM companies;
INSERT INTO job_seekers (username) VALUES ('b@example.test');
INSERT INTO platform_admins (name) VALUES ('c');
INSERT INTO outgoing_mails (template, lang, to_email, props) VALUES ('t', 'th', 'x', '{}');
INSERT INTO job_failures (job, in_a_row) VALUES ('j', 3);
INSERT INTO nightly_figures (name, key, figures) VALUES ('n', 'k', '{"figures": 1}');
INSERT INTO alerts (email, mailbox, search, rhythm, lang, told_until)
  VALUES ('d', 'hash', 's', 'daily', 'th', now());
INSERT INTO company_claims (id_emp, id_user, tax_id, proved_at)
  SELECT id_emp, id_user, '1', now() FROM users;
INSERT INTO company_visits (id_emp, day, counted, value, visitors)
  SELECT id_emp, now(), 'page', 'p', 4 FROM companies;
INSERT INTO reactions (public_no, act, id_emp, visitor, place)
  SELECT 1, 'like', id_emp, 'v', 'ip' FROM companies;
INSERT INTO openings (id_emp, id_job_field, position_th, job_type, expires_at, silence_due_at, silence_told_at)
  SELECT id_emp, 1, 'ช่าง', 'fullTime', now() + interval '1 day', now(), now() FROM companies;
INSERT INTO openings (id_emp, id_job_field, position_th, job_type, expires_at, closed_at, closed_by_silence)
  SELECT id_emp, 1, 'ช่าง', 'fullTime', now() + interval '1 day', now(), true FROM companies;
INSERT INTO applications (id_job, id_emp, id_jsk, consented, told_at)
  SELECT min(id_job), min(o.id_emp), min(id_jsk), true, now() FROM openings o, job_seekers;
INSERT INTO reviews (id_emp, review_year, lang, employment_status, tenure, id_job_field, job_grade, job_type,
    told_employment_status, told_tenure, told_job_field, told_job_grade, told_job_type,
    rating_overall, rating_life, rating_work, rating_money, rating_social, title, good_points, improve_points,
    status, public_id, published_at, published_month)
  SELECT id_emp, 2026, 'th', 'current', 'lessThanOneYear', 1, 'senior', 'fullTime', 'current', 'lessThanOneYear', 1, 'senior', 'fullTime',
    5, 4, 3, 2, 1, 't', 'g', 'i', 'published', gen_random_uuid(), now(), '2026-01-01' FROM companies;
INSERT INTO company_quotes (id_emp, lang, kind, id_review, words)
  SELECT id_emp, 'th', 'good', id_review, 'q' FROM reviews;
INSERT INTO review_reports (id_review, reporter_kind, reason, words)
  SELECT id_review, 'visitor', 'advertising', 'w' FROM reviews;
INSERT INTO moderation_log (id_review, id_admin, action, leaf_hash)
  SELECT id_review, id_admin, 'refuse', 'leaf' FROM reviews, platform_admins;
INSERT INTO review_appeals (id_review, id_decision, words)
  SELECT id_review, id_decision, 'w' FROM moderation_log;
INSERT INTO invitations (id_invitation, id_emp, lang, layout_lang, sender_name, sender_email, subject, content,
    stopped_for, size, parts_in, refused_before, opened_figure, reviewed_figure, figures_on)
  SELECT gen_random_uuid(), id_emp, 'th', 'th', 'n', 'e', 's', 'c', 'bounces', 9, '{1,2}', 3, 20, 15, now()
  FROM companies;
INSERT INTO invitation_recipients (id_invitation, id_emp, place, email, mailbox)
  SELECT id_invitation, id_emp, 7, 'e', 'hash' FROM invitations;
INSERT INTO invitation_marks (id_invitation, opened, taken) SELECT id_invitation, '\\x01', '\\x02' FROM invitations;
INSERT INTO invitation_days (id_emp, sender, day, sent) SELECT id_emp, 's', now(), 5 FROM companies;
INSERT INTO invitation_stops (id_emp, remark) SELECT id_emp, 'r' FROM companies;
INSERT INTO invitation_links (id_emp, lang, name, code) SELECT id_emp, 'th', 'n', 'c' FROM companies;
INSERT INTO invitation_link_uses (id_link, month, uses, figure)
  SELECT id_link, now(), NULL, 10 FROM invitation_links;
INSERT INTO mail_opt_outs (mailbox, reason) VALUES ('hash', 'asked');
INSERT INTO erased_recipients (mailbox, until) VALUES ('hash', now());
INSERT INTO spent_proofs (hash, id_emp, day) SELECT '\\x05', id_emp, now() FROM companies`;

const SECRET_ROWS = `
INSERT INTO sessions (kind, id_admin, expires_at)
  SELECT 'platformAdmin', id_admin, now() FROM platform_admins;
INSERT INTO kept_forms (id_admin, place, values)
  SELECT id_admin, '/backoffice', '{"place": "x"}' FROM platform_admins;
INSERT INTO open_items (id_session, item) SELECT id_session, 'review:1' FROM sessions;
INSERT INTO key_pairs (enc_hash, key_hash, family, use, expires_at, id_user)
  SELECT 'e', 'k', gen_random_uuid(), 'link', now(), id_user FROM users;
INSERT INTO kept_answers (key, asked, answer) VALUES ('k', 'hash', 'sealed');
INSERT INTO invitation_new_marks (id_invitation, opened, taken)
  SELECT id_invitation, '\\x04', '\\x08' FROM invitations`;

interface Contents {
  readonly [table: string]: { readonly file: string; readonly rows: readonly string[] };
}

/** Rows as texts without names of columns, and the file that holds them, by a table's number or name. */
function contents(of: string, key: 'oid' | 'relname'): Promise<Contents> {
  return withLongRunningClient(of, async (client) => {
    const { rows: tables } = await client.query<{ key: string; name: string; file: string }>(
      `SELECT ${key}::text AS key, relname AS name, relfilenode::text AS file FROM pg_class
       WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`,
    );
    const found: Record<string, Contents[string]> = {};
    for (const { key, name, file } of tables) {
      const { rows } = await client.query<{ row: string }>(
        `SELECT t::text AS row FROM "${name}" t ORDER BY 1`,
      );
      found[key] = { file, rows: rows.map(({ row }) => row) };
    }
    return found;
  });
}

const rowsOf = (found: Contents) =>
  Object.fromEntries(Object.entries(found).map(([name, { rows }]) => [name, rows]));

let before: Contents;
let after: Contents;
beforeAll(async () => {
  for (const name of names) await createDatabase(server, name);
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS }).map(({ hash }) => hash);
  const migrateFirst = (count: number) =>
    withFirstMigrations(known.slice(0, count), (folder) => migrate(url, folder, { routines: [] }));
  await migrateFirst(1);
  await withLongRunningClient(url, (client) => client.query(ROWS));
  await backUp(url, locations, backup, new Date());
  await withLongRunningClient(url, (client) => client.query(SECRET_ROWS));
  before = await contents(url, 'oid');
  await migrateFirst(2);
  after = await contents(url, 'oid');
  await migrate(url);
});

afterAll(async () => {
  for (const name of names) await dropDatabase(server, name);
  rmSync(home, { recursive: true });
});

it('preserves every row of the baseline and rewrites no table', () => {
  expect(after).toEqual(before);
});

it('restores a backup from before by migrating it', async () => {
  await restore(backup, restoredUrl, locations, { replace: false });
  const restored = rowsOf(await contents(restoredUrl, 'relname'));
  const migrated = rowsOf(await contents(url, 'relname'));
  const secret = ['sessions', 'team_form_drafts', 'review_item_locks', 'key_pairs']
    .concat('idempotency_records', 'invitation_pending_event_bits')
    .map((name) => [name, []] as const);
  expect(restored).toEqual({ ...migrated, ...Object.fromEntries(secret) });
  expect(restored['redeemed_proofs']).toHaveLength(1);
});

it('has routines that use the new names', async () => {
  await withLongRunningClient(url, async (client) => {
    const reconcile = () =>
      client.query<{ wrong: number }>('SELECT reconcile_review_sums(0, 1000)::int AS wrong');
    await reconcile();
    const { rows } = await reconcile();
    expect(rows).toEqual([{ wrong: 0 }]);
    await client.query('DELETE FROM company_recount_schedule; DELETE FROM applications');
    await client.query(`UPDATE openings SET expires_at = expires_at + interval '1 day'`);
    const scheduled = await client.query('SELECT DISTINCT due_at FROM company_recount_schedule');
    expect(scheduled.rowCount).toBeGreaterThan(1);
    await client.query(`UPDATE companies SET company_name_th = 'ใหม'`);
    const search = await client.query('SELECT terms_th FROM company_search');
    expect(search.rows).toEqual([{ terms_th: 'ใหม' }]);
    const counts = await client.query('SELECT FROM company_counts_expected');
    expect(counts.rowCount).toBeGreaterThan(0);
  });
});
