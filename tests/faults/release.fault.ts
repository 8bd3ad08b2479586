import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startEmbeddedPostgres } from '#shared/server/db/embedded-postgres.ts';
import { freePort } from '../../scripts/bench/support/free-port.ts';
import { ROOT } from '../../scripts/setup.mjs';

const isCommitted =
  execFileSync('git', ['status', '--porcelain'], { cwd: ROOT, encoding: 'utf8' }) === '';
if (!isCommitted) process.stderr.write('SKIPPED: no release is packed of what is not committed\n');

const RELEASES = join(ROOT, 'dist/release');
const PACKAGES = 'node_modules';
const LOCK = '.package-lock.json';

const place = mkdtempSync(join(tmpdir(), 'yousay-release-'));
const site = join(place, 'opt');
const data = join(place, 'data');
afterAll(() => rmSync(place, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));

interface Lockfile {
  packages: Record<string, object>;
}
const lockfile = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Lockfile;

beforeAll(() => {
  if (!isCommitted) return;
  execFileSync(process.execPath, ['scripts/release.ts'], { cwd: ROOT, stdio: 'ignore' });
  const name = readdirSync(RELEASES).find((one) => one.endsWith('.tar.gz')) ?? '';
  mkdirSync(site);
  execFileSync('tar', ['-xzf', join(RELEASES, name), '--strip-components=1', '-C', site]);
  install();
});

/** What `npm ci` puts there, copied from the packages here: those that its lockfile names and no others. */
function install(): void {
  const here = lockfile(join(ROOT, PACKAGES, LOCK));
  const installed: Lockfile['packages'] = {};
  for (const [path, entry] of Object.entries(lockfile(join(site, 'package-lock.json')).packages)) {
    const from = join(ROOT, path);
    if (path === '' || !existsSync(from)) continue;
    const own = (file: string) => !file.slice(from.length).startsWith(`/${PACKAGES}`);
    cpSync(from, join(site, path), { recursive: true, filter: own });
    installed[path] = here.packages[path] ?? entry;
  }
  const node = join(site, PACKAGES, '.bin/node');
  mkdirSync(dirname(node), { recursive: true });
  cpSync(realpathSync(join(ROOT, PACKAGES, '.bin/node')), node);
  writeFileSync(join(site, PACKAGES, LOCK), JSON.stringify({ packages: installed }));
}

function unitOf(name: string, port: number): Map<string, string> {
  const text = readFileSync(join(site, 'deploy/systemd', name), 'utf8').replaceAll('%i', `${port}`);
  return new Map(
    [...text.matchAll(/^(\w+)=(.*)$/gm)].map(([, key = '', value = '']) => [key, value]),
  );
}

test.runIf(isCommitted)(
  'a release in an empty folder starts as its unit says, serves and ends',
  async () => {
    const database = await startEmbeddedPostgres(join(place, 'database'), { durable: false });
    onTestFinished(() => database.stop());
    const port = await freePort();
    const unit = unitOf('yousay-web@.service', port);
    const put = (value: string | undefined) =>
      (value ?? '').replaceAll('/opt/yousay', site).replaceAll('/var/lib/yousay', data).split(' ');
    const [program = '', ...args] = put(unit.get('ExecStart'));
    const url = `http://127.0.0.1:${port}`;
    const server = spawn(program, args, {
      cwd: put(unit.get('WorkingDirectory'))[0],
      env: {
        PATH: '/usr/bin:/bin',
        ...Object.fromEntries(put(unit.get('Environment')).map((one) => one.split('='))),
        PUBLIC_URL: url,
        METRICS_PORT: '0',
        DATABASE_URL: database.url,
        STORAGE_URL: `file:${join(place, 'storage')}`,
        SESSION_SECRET: 's'.repeat(32),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const lines: string[] = [];
    for (const stream of [server.stdout, server.stderr]) {
      stream.on('data', (piece) => lines.push(String(piece)));
    }
    const ended = once(server, 'exit');
    const status = () =>
      fetch(url).then(
        ({ status }) => status,
        () => server.exitCode ?? 0,
      );
    await expect.poll(status).toBe(200);
    const page = await (await fetch(url)).text();
    expect(page.includes(`<link rel="canonical" href="${url}`), lines.join('')).toBe(true);
    server.kill();
    expect(await ended).toEqual([0, null]);
    expect(lines.join('')).not.toMatch(/build/);
  },
);
