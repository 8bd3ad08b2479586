import { execFile } from 'node:child_process';
import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterEach, expect, test, vi } from 'vitest';
import { archiveOf, embeddedDataDir } from '#shared/server/backup/archive/archive-place.ts';
import { refreshArchive } from '#shared/server/backup/archive/refresh-archive-job.ts';
import { closeSegment } from '#shared/server/backup/verification/still-point.ts';
import { verificationReport } from '#shared/server/backup/verification/verification-report.ts';
import { verifyArchiveJob } from '#shared/server/backup/verification/verify-archive-job.ts';
import { spoolOf } from '#shared/server/db/embedded-postgres/archiving.ts';
import { stopLeftover } from '#shared/server/db/embedded-postgres/pidfile.ts';
import { postgresHome } from '#shared/server/db/embedded-postgres.ts';
import { openDatabase } from '#shared/server/db/open-database.ts';
import { closePool } from '#shared/server/db/pool.ts';
import { pgBoss, stopBoss } from '#shared/server/jobs/boss.ts';
import { S3Server } from '../support/s3/s3-server.ts';
import { type Served, serve } from './served.ts';

const home = mkdtempSync(join(tmpdir(), 'yousay-faults-'));
const [here, there] = [join(home, 'here'), join(home, 'there')];
const SECRETS = {
  ARCHIVE_DIR: join(home, 'archive'),
  BACKUP_PASSPHRASE: 'correct horse battery',
  NODE_ENV: 'production',
};
const PASSWORD = 'k7#mQ2xz';
let product: Served | undefined;

afterEach(async () => {
  await product?.end();
  rmSync(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

const run = promisify(execFile);

function script(name: string, dataDir: string, ...args: string[]) {
  const env = { ...SECRETS, ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', STORAGE_URL: '' };
  return run(process.execPath, [`scripts/${name}.ts`, ...args], { env });
}

async function post(path: string, fields: Record<string, string>, cookie = '') {
  const url = `${product?.url}/yousayapi${path}`;
  const headers = { cookie, Origin: product?.url ?? '' };
  const answer = await fetch(url, { method: 'POST', headers, body: new URLSearchParams(fields) });
  const text = await answer.text();
  const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0]);
  return { status: answer.status, text, cookie: cookies.join('; ') };
}

async function signUp(email: string): Promise<string> {
  const names = { firstName: 'ทดสอบ', lastName: 'ระบบ', email, terms: '1' };
  const signedUp = await post('/jskSignup', {
    ...names,
    password: PASSWORD,
    confirmPassword: PASSWORD,
  });
  expect(signedUp.status, signedUp.text).toBe(200);
  return signedUp.cookie;
}

const signIn = async (username: string) =>
  (await post('/jskLogin', { username, password: PASSWORD })).status;

async function keepArchiveOf(env: typeof SECRETS): Promise<void> {
  for (const [name, value] of Object.entries({ ...env, DATA_DIR: here })) vi.stubEnv(name, value);
  vi.stubEnv('DATABASE_URL', '');
  const joined = await openDatabase({ join: true });
  vi.stubEnv('DATABASE_URL', joined.url);
  await refreshArchive(embeddedDataDir(), new Date());
  await joined.stop();
}

async function verifiedByTheBuild(env: typeof SECRETS): Promise<void> {
  await (await pgBoss()).send(verifyArchiveJob.name, {});
  await expect
    .poll(async () => {
      await keepArchiveOf(env);
      return verificationReport();
    })
    .toMatchObject({ problem: null, verified: { rows: expect.any(Number) } });
  await stopBoss(1_000);
  await closePool();
}

test('a sealed backup is restored without sessions and without accounts erased since', async () => {
  product = await serve({ DATA_DIR: here });
  const leaving = await signUp('leaving@example.com');
  const staying = await signUp('staying@example.com');
  expect((await post('/jskDeleteAccount', {}, staying)).status).toBe(422);
  const target = join(home, 'disk', 'sealed.tar.enc');
  const list = join(home, 'disk', 'erasures.jsonl');
  await script('backup', here, target);
  expect(readdirSync(dirname(target))).toEqual(['erasures.jsonl', 'sealed.tar.enc']);

  const left = await post(
    '/jskDeleteAccount',
    { accountName: 'leaving@example.com', currentPassword: PASSWORD, reviews: 'remove' },
    leaving,
  );
  expect(left.status, left.text).toBe(200);
  await vi.waitFor(() => expect(readFileSync(list, 'utf8')).toContain('jobSeeker'), 20_000);
  await product.end();

  const alone = join(home, 'sealed.tar.enc');
  copyFileSync(target, alone);
  const verified = await script('restore', there, alone, '--verify');
  expect(verified.stdout).toMatch(/^Verified the state of .+: \d+ rows/);
  const damaged = join(home, 'damaged.tar.enc');
  const bytes = readFileSync(target);
  bytes.fill(0, bytes.length / 2, bytes.length / 2 + 64);
  writeFileSync(damaged, bytes);
  await expect(script('restore', there, damaged, '--verify')).rejects.toThrow('damaged');
  expect(readdirSync(join(there, 'backups'))).toEqual([]);
  await expect(script('restore', there, alone)).rejects.toThrow('--without-erasures');
  await script('restore', there, target);
  product = await serve({ DATA_DIR: there });
  expect(await signIn('leaving@example.com')).toBe(401);
  expect(await signIn('staying@example.com')).toBe(200);
  expect((await post('/jskDeleteAccount', {}, staying)).status).toBe(401);
}, 180_000);

test('a moment comes back without sessions from before it and without who was erased after it', async () => {
  product = await serve({ DATA_DIR: here, ...SECRETS });
  const leaving = await signUp('leaving@example.com');
  const staying = await signUp('staying@example.com');
  await keepArchiveOf(SECRETS);
  const { folder } = await archiveOf(embeddedDataDir());
  await wait(1_100);
  const moment = `--at=${new Date().toISOString()}`;
  await signUp('later@example.com');
  await post(
    '/jskDeleteAccount',
    { accountName: 'leaving@example.com', currentPassword: PASSWORD, reviews: 'remove' },
    leaving,
  );
  const list = join(home, 'archive', folder, 'erasures.jsonl');
  await vi.waitFor(() => expect(readFileSync(list, 'utf8')).toContain('jobSeeker'), 20_000);
  await product.end();

  await expect(script('restore', here, moment)).rejects.toThrow('--replace');
  const { stdout } = await script('restore', here, moment, '--replace');
  expect(stdout).toContain('1 erased again');
  product = await serve({ DATA_DIR: here, ...SECRETS });
  expect(await signIn('leaving@example.com')).toBe(401);
  expect(await signIn('later@example.com')).toBe(401);
  expect(await signIn('staying@example.com')).toBe(200);
  expect((await post('/jskDeleteAccount', {}, staying)).status).toBe(401);
}, 240_000);

test('a moment comes back out of a bucket on a machine that has nothing', async () => {
  const bucket = new S3Server();
  const env = { ...SECRETS, ARCHIVE_DIR: await bucket.listen() };
  product = await serve({ DATA_DIR: here, ...env });
  const leaving = await signUp('leaving@example.com');
  await signUp('staying@example.com');
  await keepArchiveOf(env);
  await wait(1_100);
  const moment = `--at=${new Date().toISOString()}`;
  await post(
    '/jskDeleteAccount',
    { accountName: 'leaving@example.com', currentPassword: PASSWORD, reviews: 'remove' },
    leaving,
  );
  await vi.waitFor(() => {
    const list = [...bucket.objects].find(([key]) => key.endsWith('/erasures.jsonl'));
    expect(list?.[1].bytes.toString()).toContain('jobSeeker');
  }, 20_000);
  await signUp('later@example.com');
  const segment = await closeSegment(process.env.DATABASE_URL ?? '');
  await expect.poll(() => readdirSync(spoolOf(postgresHome(here)))).toContain(segment);
  await keepArchiveOf(env);
  await verifiedByTheBuild(env);
  await product.end('SIGKILL');
  await stopLeftover(embeddedDataDir());
  rmSync(here, { recursive: true });

  const { stdout } = await script('restore', there, moment);
  expect(stdout).toContain('1 erased again');
  product = await serve({ DATA_DIR: there, ...env });
  expect(await signIn('leaving@example.com')).toBe(401);
  expect(await signIn('later@example.com')).toBe(401);
  expect(await signIn('staying@example.com')).toBe(200);
  await bucket.close();
}, 240_000);
