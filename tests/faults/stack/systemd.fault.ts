import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../../scripts/bench/support/free-port.ts';
import { ROOT } from '../../../scripts/setup.mjs';
import { waitUntil } from '../servers/wait-until.ts';
import { Containers, makeDebian } from './containers.ts';
import { HALF_AN_HOUR, hindrance, makeImage } from './image.ts';

const why = hindrance(['buildah', 'mmdebstrap', 'podman', 'runc']);
if (why !== null) process.stderr.write(`SKIPPED: no unit is started, ${why}\n`);

const place = mkdtempSync(join(tmpdir(), 'yousay-systemd-'));
const PACKAGES = ['libstdc++6', 'postgresql-15', 'systemd', 'systemd-sysv'];
const WEB = 'yousay-web@4321';
const WORKER = 'yousay-worker';
const MACHINE = 'machine';
const PREPARED = `useradd --uid 1000 yousay
systemctl start postgresql
until su postgres -c 'psql -c "SELECT 1"'; do sleep 1; done
su postgres -c "psql -c \\"CREATE ROLE yousay LOGIN PASSWORD 'x'\\" -c 'CREATE DATABASE yousay OWNER yousay'"
systemctl start ${WEB} ${WORKER}`;

describe.skipIf(why !== null)('the units of systemd', () => {
  const containers = new Containers(place);
  let url: string;

  beforeAll(async () => {
    const { file } = makeImage();
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    const context = join(place, 'context');
    cpSync(join(ROOT, 'tests/faults/stack/systemd'), context, { recursive: true });
    cpSync(join(ROOT, 'deploy/systemd'), context, { recursive: true });
    const settings = {
      DATABASE_URL: 'postgres://yousay:x@127.0.0.1:5432/yousay',
      HOST: '0.0.0.0',
      PUBLIC_URL: url,
      SESSION_SECRET: 's'.repeat(32),
      STORAGE_URL: 'file:/var/lib/yousay/storage',
    };
    const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
    writeFileSync(join(context, 'yousay.env'), lines.join(''));
    makeDebian(join(context, 'base.tar'), PACKAGES);
    containers.podman('load', '--quiet', '--input', file);
    const product = `PRODUCT=localhost/${basename(file, '.oci.tar')}`;
    containers.podman('build', '--quiet', '--build-arg', product, '--tag', MACHINE, context);
    const args = ['--privileged', '--systemd=always', '--publish', `127.0.0.1:${port}:4321`];
    containers.podman('run', '--detach', '--name', MACHINE, ...args, MACHINE);
    const isUp = () => inside('systemctl is-system-running || true').trim();
    await waitUntil(() => /running|degraded/.test(isUp()));
    inside(PREPARED);
  }, HALF_AN_HOUR);

  afterAll(async () => {
    if (why === null) containers.podman('rm', '--all', '--force');
    await rm(place, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  });

  const inside = (script: string) => containers.podman('exec', MACHINE, '/bin/sh', '-c', script);
  const shown = (unit: string, name: string) =>
    inside(`systemctl show --value --property=${name} ${unit}`).trim();
  const status = () =>
    fetch(`${url}/readyz`).then(
      (answer) => answer.status,
      () => 0,
    );

  test('serve, and start again what has died', async () => {
    await expect.poll(status).toBe(200);
    expect((await fetch(url)).status).toBe(200);
    inside(`systemctl kill --signal=KILL ${WEB}`);
    await expect.poll(() => shown(WEB, 'NRestarts')).toBe('1');
    await expect.poll(status).toBe(200);
  });

  test.each([[WEB], [WORKER]])('%s ends on SIGTERM, also during its start', (unit) => {
    inside(`systemctl stop ${unit}`);
    expect([shown(unit, 'ActiveState'), shown(unit, 'Result')]).toEqual(['inactive', 'success']);
    inside(`systemctl start ${unit}; sleep 1; systemctl stop ${unit}`);
    expect([shown(unit, 'ActiveState'), shown(unit, 'Result')]).toEqual(['inactive', 'success']);
  });

  test('wrong settings are not tried again', async () => {
    inside(`echo SESSION_SECRET=short >> /etc/yousay.env; systemctl start ${WORKER}`);
    await expect.poll(() => shown(WORKER, 'ActiveState')).toBe('failed');
    expect([shown(WORKER, 'ExecMainStatus'), shown(WORKER, 'NRestarts')]).toEqual(['78', '0']);
  });
});
