import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chownSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createServer, type Server } from 'node:tls';
import { promisify } from 'node:util';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { takeLock } from '#shared/server/db/instance-lock.ts';
import { migrate } from '#shared/server/db/migrate/migrate.ts';
import { S3Server } from '../../support/s3/s3-server.ts';
import { hasPostgres, type PostgresPair, postgresPair } from '../servers/postgres-pair.ts';
import type { PostgresServer } from '../servers/postgres-server.ts';
import { waitUntil } from '../servers/wait-until.ts';
import { commandsOf } from './runbook.ts';

const isHere = hasPostgres && spawnSync('pgbackrest', ['version']).status === 0;
if (!isHere) {
  process.stderr.write('SKIPPED: pgBackRest (apt-get install postgresql pgbackrest)\n');
}

const run = promisify(execFile);
const home = mkdtempSync(join(tmpdir(), 'yousay-pgbackrest-'));
let pair: PostgresPair | undefined;

afterEach(() => pair?.primary.stop());

afterAll(() => rmSync(home, { recursive: true, force: true }));

interface Repository {
  open(home: string): Promise<{ given: Record<string, string>; beside: readonly string[] }>;
  kept(home: string): readonly Buffer[];
  close(): Promise<void>;
}

function onDisk(): Repository {
  return {
    open: async (home) => ({ given: { 'repo1-path': join(home, 'repo') }, beside: [] }),
    kept: (home) =>
      globSync(`${home}/repo/**/*`)
        .filter((path) => statSync(path).isFile())
        .map((path) => readFileSync(path)),
    close: async () => undefined,
  };
}

/** S3 behind TLS, without which pgBackRest speaks to none. */
function inBucket(): Repository {
  const bucket = new S3Server();
  let front: Server | undefined;
  return {
    open: async (home) => {
      const to = Number(
        new URL(new URL(await bucket.listen()).searchParams.get('endpoint') ?? '').port,
      );
      const [key, cert] = [join(home, 'key.pem'), join(home, 'cert.pem')];
      const made = [
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-subj',
        '/CN=s3',
        '-days',
        '1',
      ];
      await run('openssl', [...made, '-keyout', key, '-out', cert]);
      const shown = { key: readFileSync(key), cert: readFileSync(cert) };
      front = createServer(shown, (socket) => {
        const behind = connect(to, '127.0.0.1');
        socket.pipe(behind).pipe(socket);
        for (const side of [socket, behind])
          side.on('error', () => [socket, behind].map((one) => one.destroy()));
      });
      front.listen(0, '127.0.0.1');
      await once(front, 'listening');
      const { port } = front.address() as AddressInfo;
      return {
        given: {
          'repo1-path': '/repo',
          'repo1-type': 's3',
          'repo1-s3-bucket': 'bucket',
          'repo1-s3-endpoint': '127.0.0.1',
          'repo1-s3-region': 'us-east-1',
          'repo1-s3-key': 'key',
          'repo1-s3-key-secret': 'secret',
        },
        beside: [
          'repo1-s3-uri-style=path',
          `repo1-storage-port=${port}`,
          'repo1-storage-verify-tls=n',
        ],
      };
    },
    kept: () => [...bucket.objects.values()].map(({ bytes }) => bytes),
    close: async () => {
      front?.close();
      await bucket.close();
    },
  };
}

/** The configuration as it is deployed, but for where things lie. */
async function configured({ primary }: PostgresPair, repository: Repository): Promise<string> {
  const home = dirname(primary.data);
  const { given, beside } = await repository.open(home);
  const values: Record<string, string> = {
    'pg1-path': primary.data,
    'pg1-port': String(primary.port),
    'pg1-socket-path': home,
    'repo1-cipher-pass': 'correct horse battery staple',
    ...given,
  };
  const text = readFileSync('deploy/pgbackrest/pgbackrest.conf', 'utf8').replace(
    /^#?([\w-]+)=.*$/gm,
    (line, name) => (values[name] === undefined ? line : `${name}=${values[name]}`),
  );
  const file = join(home, 'pgbackrest.conf');
  const lines = [...beside, `lock-path=${home}/lock`, `log-path=${home}/log`];
  writeFileSync(file, `${text}${lines.join('\n')}\n`);
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

/** What is kept comes back whole and is deleted; what does not come back is told, and the last success stays. */
async function expectVerifications(
  primary: PostgresServer,
  config: string,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const dataDir = String(env['DATA_DIR']);
  const metrics = join(dataDir, 'archive.prom');
  const scratch = join(dataDir, 'backups', 'verification');
  const verify = (stanza = 'yousay') => {
    const options = [`--stanza=${stanza}`, config, `--metrics=${metrics}`];
    return run(process.execPath, ['scripts/verify-backup.ts', ...options], { env });
  };
  const told = (name: string) =>
    Number(new RegExp(`^${name} (.+)$`, 'm').exec(readFileSync(metrics, 'utf8'))?.[1]);
  const { stdout } = await verify();
  expect(stdout).toMatch(/^\d+ rows came back in [\d.]+ s, from a copy of /);
  expect(told('archive_verification_failed')).toBe(0);
  const at = told('archive_verification_timestamp_seconds');
  expect(Date.now() / 1000 - at).toBeLessThan(600);
  expect(existsSync(scratch)).toBe(false);

  const interrupted = verify();
  await waitUntil(async () => existsSync(join(scratch, 'postgres', 'data', 'postmaster.pid')));
  interrupted.child.kill('SIGTERM');
  await expect(interrupted).rejects.toThrow();
  expect(existsSync(scratch)).toBe(false);

  const other = takeLock(join(dataDir, 'backups', 'verification.lock'));
  await expect(verify()).rejects.toThrow('Another verification is running');
  other?.release();
  await expect(verify('another')).rejects.toThrow('pgBackRest has no copy of it: missing');
  const elsewhere = join(dirname(primary.data), 'elsewhere');
  await primary.run('/bin/mkdir', [elsewhere]);
  await primary.ask(`CREATE TABLESPACE elsewhere LOCATION '${elsewhere}'`);
  await expect(verify()).rejects.toThrow('tablespaces');
  await primary.ask('DROP TABLESPACE elsewhere');
  expect(told('archive_verification_failed')).toBe(1);
  expect(told('archive_verification_timestamp_seconds')).toBe(at);
}

describe.skipIf(!isHere)('a server of its own, archived by pgBackRest', () => {
  test.each([
    ['a disk', onDisk()],
    ['a bucket', inBucket()],
  ])(
    'is restored to a point in time by the runbook, without sessions and erased accounts: %s',
    async (name, repository) => {
      const place = join(home, name.replace(' ', '-'));
      mkdirSync(place);
      pair = await postgresPair(place);
      const { primary, replica } = pair;
      const env = { ...process.env, DATA_DIR: join(place, 'data'), DATABASE_URL: primary.url };
      const ofReplica = { env: { ...env, DATABASE_URL: replica.url } };
      const { stdout } = await run(process.execPath, ['scripts/verify-backup.ts'], ofReplica);
      expect(stdout).toContain('This is a replica');
      await replica.stop();
      await primary.stop();
      const config = `--config=${await configured(pair, repository)}`;
      const backRest = (...args: string[]) =>
        primary.run('/usr/bin/pgbackrest', ['--stanza=yousay', config, ...args]);
      await primary.start();
      await migrate(primary.url);
      await backRest('stanza-create');
      // What a scratch server that minded it would not start with.
      await primary.ask('ALTER SYSTEM SET superuser_reserved_connections = 40');
      await primary.ask(`INSERT INTO job_seekers (username) VALUES ('leaving@example.com')`);
      await backRest('--type=full', 'backup');
      await primary.ask(`INSERT INTO job_seekers (username) VALUES ('staying@example.com')`);
      await backRest('--type=incr', 'backup');
      await expectVerifications(primary, config, env);
      // What came back in the scratch place began a line of its own, and archived nothing of it.
      const fetched = join(dirname(primary.data), 'fetched');
      await expect(backRest('archive-get', '00000002.history', fetched)).rejects.toThrow();
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
      expect(await primary.ask('SELECT count(*)::int AS held FROM sessions')).toEqual([
        { held: 2 },
      ]);
      const finish = () => run(process.execPath, ['scripts/restore.ts', '--finish'], { env });
      await expect(finish()).rejects.toThrow('--without-erasures');
      writeFileSync(join(place, 'data', 'backups', 'erasures.jsonl'), JSON.stringify(erased));
      expect((await finish()).stdout).toContain('1 erased again');
      expect(await primary.ask('SELECT username FROM job_seekers')).toEqual([
        { username: 'staying@example.com' },
      ]);
      expect(await primary.ask('SELECT count(*)::int AS held FROM sessions')).toEqual([
        { held: 0 },
      ]);

      const kept = repository.kept(dirname(primary.data));
      expect(kept.length).toBeGreaterThan(5);
      for (const bytes of kept) expect(bytes.subarray(0, 8).toString()).toBe('Salted__');
    },
  );
});
