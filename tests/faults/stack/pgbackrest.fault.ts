import { execFile, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chownSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { migrate } from '#shared/server/db/migrate.ts';
import { hasPostgres, type PostgresPair, postgresPair } from '../servers/postgres-pair.ts';
import { waitUntil } from '../servers/wait-until.ts';
import { commandsOf } from './runbook.ts';

const isHere = hasPostgres && spawnSync('pgbackrest', ['version']).status === 0;
if (!isHere) {
  process.stderr.write('SKIPPED: pgBackRest (apt-get install postgresql pgbackrest)\n');
}

const run = promisify(execFile);
const place = mkdtempSync(join(tmpdir(), 'yousay-pgbackrest-'));
let pair: PostgresPair | undefined;

afterAll(async () => {
  await pair?.primary.stop();
  rmSync(place, { recursive: true, force: true });
});

/** The configuration as it is deployed, but for where things lie. */
function configured({ primary }: PostgresPair): string {
  const home = dirname(primary.data);
  const repo = join(home, 'repo');
  const given: Record<string, string> = {
    'pg1-path': primary.data,
    'pg1-port': String(primary.port),
    'pg1-socket-path': home,
    'repo1-path': repo,
    'repo1-cipher-pass': 'correct horse battery staple',
  };
  const text = readFileSync('deploy/pgbackrest/pgbackrest.conf', 'utf8').replace(
    /^([\w-]+)=.*$/gm,
    (line, name) => (given[name] === undefined ? line : `${name}=${given[name]}`),
  );
  const file = join(home, 'pgbackrest.conf');
  writeFileSync(file, `${text}lock-path=${home}/lock\nlog-path=${home}/log\n`);
  const { uid, gid } = statSync(primary.data);
  for (const name of ['repo', 'lock', 'log']) {
    mkdirSync(join(home, name));
    chownSync(join(home, name), uid, gid);
  }
  const command = `pgbackrest --config=${file} --stanza=yousay archive-push %p`;
  appendFileSync(
    join(primary.data, 'postgresql.auto.conf'),
    `archive_mode = on\narchive_command = '${command}'\n`,
  );
  return file;
}

describe.skipIf(!isHere)('a server of its own, archived by pgBackRest', () => {
  test('comes back to a moment by the runbook, without sessions and whoever was erased', async () => {
    pair = await postgresPair(place);
    const { primary, replica } = pair;
    await replica.stop();
    await primary.stop();
    const config = `--config=${configured(pair)}`;
    const backRest = (...args: string[]) =>
      primary.run('/usr/bin/pgbackrest', ['--stanza=yousay', config, ...args]);
    await primary.start();
    await migrate(primary.url);
    await backRest('stanza-create');
    await primary.ask(`INSERT INTO job_seekers (username) VALUES ('leaving@example.com')`);
    await backRest('--type=full', 'backup');
    await primary.ask(`INSERT INTO job_seekers (username) VALUES ('staying@example.com')`);
    await backRest('--type=incr', 'backup');
    await primary.ask(`INSERT INTO sessions (kind, id_jsk, expires_at)
      SELECT 'jobSeeker', id_jsk, now() + interval '1 day' FROM job_seekers`);
    const leaving = await primary.ask(
      `SELECT id_jsk FROM job_seekers WHERE username LIKE 'leaving%'`,
    );
    await wait(1_100);
    const [{ moment } = {}] = await primary.ask('SELECT now()::text AS moment');
    await wait(1_100);
    const erased = { who: 'jobSeeker', id: leaving[0]?.id_jsk, at: new Date().toISOString() };
    await primary.ask('DELETE FROM job_seekers');
    await primary.ask('SELECT pg_switch_wal()');
    await waitUntil(async () => {
      const [state] = await primary.ask(
        'SELECT last_archived_wal >= pg_walfile_name(pg_current_wal_lsn() - 1) AS done FROM pg_stat_archiver',
      );
      return state?.done === true;
    });
    await primary.kill();

    const [restore = ''] = commandsOf('Back to a moment, another server');
    await primary.run('/bin/sh', ['-ec', restore.replace('--delta', `--delta ${config}`)], {
      MOMENT: String(moment),
      PGDATA: primary.data,
    });
    await primary.start();
    await waitUntil(async () => {
      const [state] = await primary.ask('SELECT NOT pg_is_in_recovery() AS done');
      return state?.done === true;
    });
    expect(await primary.ask('SELECT count(*)::int AS held FROM sessions')).toEqual([{ held: 2 }]);
    const env = { ...process.env, DATA_DIR: join(place, 'data'), DATABASE_URL: primary.url };
    const finish = () => run(process.execPath, ['scripts/restore.ts', '--finish'], { env });
    await expect(finish()).rejects.toThrow('--without-erasures');
    mkdirSync(join(place, 'data', 'backups'), { recursive: true });
    writeFileSync(join(place, 'data', 'backups', 'erasures.jsonl'), JSON.stringify(erased));
    expect((await finish()).stdout).toContain('1 erased again');
    expect(await primary.ask('SELECT username FROM job_seekers')).toEqual([
      { username: 'staying@example.com' },
    ]);
    expect(await primary.ask('SELECT count(*)::int AS held FROM sessions')).toEqual([{ held: 0 }]);

    const kept = globSync(`${dirname(primary.data)}/repo/**/*`).filter((path) =>
      statSync(path).isFile(),
    );
    expect(kept.length).toBeGreaterThan(5);
    for (const file of kept) {
      expect(readFileSync(file).subarray(0, 8).toString(), file).toBe('Salted__');
    }
  });
});
