import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';

const run = promisify(execFile);
const home = mkdtempSync(join(tmpdir(), 'processes-'));

afterAll(() => rmSync(home, { recursive: true }));

/** Hashes of a like, a review and a sign-in, reproducible only with the same secret. */
const PROGRAM = `
  import { rememberVisitor, visitorAt } from '#features/reaction/server/visitor.ts';
  import { tombstoneOf } from '#features/review/server/tombstones/tombstone.ts';
  import { deviceCookie } from '#shared/server/session/known-devices.ts';
  const visitor = { name: 'somebody', place: null };
  const device = { userAgent: '', address: '192.0.2.1', device: 'a-phone' };
  const account = { kind: 'jobSeeker', email: 'somebody@example.com' };
  process.stdout.write(JSON.stringify({
    like: visitorAt({ ...visitor, place: '192.0.2.1 7' }, 7),
    visitor: await rememberVisitor(visitor, '192.0.2.1'),
    tombstone: tombstoneOf(account.email, 7, 2026),
    device: deviceCookie(device, account, 0),
  }));
`;

async function left(ROLE: string, secret: string): Promise<Record<string, unknown>> {
  const env = {
    PATH: process.env['PATH'],
    DATA_DIR: mkdtempSync(join(home, 'data-')),
    DATABASE_URL: 'postgres://127.0.0.1/nobody',
    PUBLIC_URL: 'https://yousay.example',
    STORAGE_URL: 's3://nobody',
    SESSION_SECRET: secret.repeat(32),
    ROLE,
  };
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', PROGRAM], { env });
  return JSON.parse(stdout);
}

it('likes, tombstones and known devices are equal in every process with the same secret', async () => {
  const [one, two, foreign] = await Promise.all([
    left('web', 'a'),
    left('worker', 'a'),
    left('web', 'b'),
  ]);
  expect(two).toEqual(one);
  for (const [name, value] of Object.entries(one ?? {})) expect(foreign?.[name]).not.toEqual(value);
});
