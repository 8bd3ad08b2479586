import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readPostmaster } from '#shared/server/db/embedded-postgres/pidfile.ts';
import { startEmbeddedPostgres } from '#shared/server/db/embedded-postgres.ts';
import { takeLock } from '#shared/server/db/instance-lock.ts';
import { withLongRunningClient } from '#shared/server/db/long-running-client.ts';
import { hasDemo } from '../seed/demo-presence.ts';
import { ROOT } from '../setup.mjs';

const place = mkdtempSync(join(tmpdir(), 'yousay-fill-'));
afterAll(() => rmSync(place, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));

function fill(dataDir: string) {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/serve/fill-database.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      DATABASE_URL: '',
      DATABASE_DIRECT_URL: '',
      DATA_DIR: dataDir,
      DEMO: '1',
      SEED_SCALE: '0.005',
    },
    encoding: 'utf8',
  });
  return { status, stderr };
}

// `npm test` fills one for its servers by the same program, and stops at a copy that is not stopped.
test.runIf(process.env.UNIT !== 'short')(
  'leaves a database with its demo that is stopped',
  async () => {
    expect(fill(place)).toEqual({ status: 0, stderr: '' });
    expect(readPostmaster(join(place, 'postgres/data'))).toBeNull();
    const database = await startEmbeddedPostgres(place, { durable: false });
    try {
      expect(await withLongRunningClient(database.url, hasDemo)).toBe(true);
    } finally {
      await database.stop();
    }
  },
  120_000,
);

test('leaves a database that is in use alone', () => {
  const inUse = join(place, 'in-use');
  mkdirSync(join(inUse, 'postgres'), { recursive: true });
  const lock = takeLock(join(inUse, 'postgres/lock'));
  expect(fill(inUse)).toEqual({ status: 0, stderr: '' });
  lock?.release();
}, 120_000);
