import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { parseEnv } from '#shared/server/env.ts';
import { startNginx } from './nginx.ts';

const place = mkdtempSync(join(tmpdir(), 'yousay-deploy-'));
chmodSync(place, 0o755);
afterAll(() => rmSync(place, { recursive: true }));

/** Debian keeps servers where the PATH of most accounts does not look. */
const ENV = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };
const isHere = (program: string) =>
  spawnSync('sh', ['-c', `command -v ${program}`], { env: ENV }).status === 0;
/** A place for what is started from it, with the test skipped loudly where the program is missing. */
const withProgram = (program: string, name: string, work: () => Promise<void>) =>
  it(isHere(program) ? name : `${name} (skipped: no ${program} here)`, async ({ skip }) => {
    if (!isHere(program)) skip();
    await work();
  });

async function told(asset = '') {
  const server = createServer(async (request, response) => {
    let bytes = 0;
    const path = request.url ?? '';
    if (path.startsWith('/_astro/') && path !== asset) response.statusCode = 404;
    response.setHeader('Surrogate-Control', 'max-age=30').setHeader('Surrogate-Key', 'company:1');
    for await (const chunk of request) bytes += (chunk as Buffer).length;
    response.end(JSON.stringify({ headers: request.headers, bytes }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { server, port: (server.address() as AddressInfo).port };
}

withProgram(
  'nginx',
  'nginx hands on addresses and uploads, keeps tags of caches back, and passes over who ended',
  async () => {
    const one = await told();
    const other = await told();
    const { url, stop } = await startNginx(place, { webs: [one.port, other.port] });
    onTestFinished(stop);
    const body = Buffer.alloc(3_000_000);
    const forged = { 'X-Forwarded-For': '203.0.113.9', Forwarded: 'for=203.0.113.9' };
    const answer = await fetch(url, { method: 'PATCH', body, headers: forged });
    const { headers, bytes } = (await answer.json()) as {
      headers: Record<string, string>;
      bytes: number;
    };
    expect(bytes).toBe(body.length);
    expect([...answer.headers.keys()].join()).not.toContain('surrogate');
    expect(headers).toMatchObject({
      host: new URL(url).host,
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
    });
    expect(headers.forwarded).toBeUndefined();
    one.server.close();
    one.server.closeAllConnections();
    for (let tries = 0; tries < 6; tries += 1) expect((await fetch(url)).status).toBe(200);
  },
);

withProgram('nginx', 'nginx finds the assets of two releases that run side by side', async () => {
  const [last, next] = ['/_astro/last.js', '/_astro/next.js'];
  const webs = [(await told(last)).port, (await told(next)).port] as const;
  const { url, stop } = await startNginx(place, { webs });
  onTestFinished(stop);
  const statuses: number[] = [];
  for (const path of [last, next, last, next, last, '/_astro/gone.js']) {
    statuses.push((await fetch(url + path)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 404]);
});

withProgram('systemd-analyze', 'systemd takes the units', async () => {
  const units = join(place, 'units');
  mkdirSync(units);
  const names = ['yousay-web@.service', 'yousay-worker.service'];
  for (const name of names) {
    const text = readFileSync(`deploy/systemd/${name}`, 'utf8');
    writeFileSync(
      join(units, name),
      text.replace(/^ExecStart=.*$/m, `ExecStart=${process.execPath}`),
    );
  }
  const output = spawnSync(
    'systemd-analyze',
    ['verify', '--man=no', ...names.map((name) => join(units, name))],
    { encoding: 'utf8' },
  );
  expect(output.stderr.split('\n').filter((line) => line.includes('yousay-'))).toEqual([]);
});

it('units on one machine listen at ports of their own', () => {
  const ports = ['web@4321', 'web@4322', 'worker'].map((unit) => {
    const [name, instance = ''] = unit.split(/(?<=@)/);
    const text = readFileSync(`deploy/systemd/yousay-${name}.service`, 'utf8');
    const settings = text.matchAll(/(?<=^Environment=.*)(\w+)=(\S+)/gm);
    const env = parseEnv({
      DATABASE_URL: 'postgres://127.0.0.1/yousay',
      SESSION_SECRET: 's'.repeat(32),
      PUBLIC_URL: 'https://yousay.example',
      STORAGE_URL: 's3://yousay',
      ...Object.fromEntries(
        [...settings].map(([, key = '', value = '']) => [key, value.replace('%i', instance)]),
      ),
    });
    return env.ok ? `${env.value.ROLE} ${env.value.METRICS_PORT}` : env;
  });
  expect(ports).toEqual(['web 14321', 'web 14322', 'worker 14323']);
});
