import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BUILDS } from '../../scripts/setup.mjs';
import { type Served, serve } from './served.ts';
import { copySite } from './servers/site-copy.ts';

const run = promisify(execFile);
const servers: Served[] = [];
let site: string;
beforeAll(() => {
  site = mkdtempSync(join(tmpdir(), 'builds-'));
  copySite(site);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.end()));
  rmSync(site, { recursive: true, maxRetries: 20, retryDelay: 100 });
});

const build = (env: Record<string, string> = {}) =>
  run(process.execPath, ['scripts/build.ts', '--when-stale'], {
    cwd: site,
    env: { ...process.env, ...env },
    maxBuffer: 16 * 1024 * 1024,
  });
const builds = () => readdirSync(join(site, BUILDS)).length;

async function served(): Promise<Served> {
  const server = await serve({ DATA_DIR: join(site, `data-${servers.length}`) }, site);
  servers.push(server);
  return server;
}

async function texts({ url }: Served): Promise<string[]> {
  const paths = ['/aboutus', '/yousay', '/like.js'];
  const answers = await Promise.all(paths.map((path) => fetch(url + path)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  return Promise.all(answers.map((answer) => answer.text()));
}

it('starts on two ports share a build, and a running server uses its own after a new one', async () => {
  await Promise.all([build({ PORT: '4001' }), build({ PORT: '4002' })]);
  expect(builds()).toBe(1);
  const first = await served();
  const second = await served();
  const [page = ''] = await texts(first);
  expect(page).toContain(`<link rel="canonical" href="${first.url}/aboutus"`);
  expect((await texts(second))[0]).toBe(page.replaceAll(first.url, second.url));

  const frame = join(site, 'src/app/layouts/Frame.astro');
  writeFileSync(frame, readFileSync(frame, 'utf8').replace('<main', '<main data-changed'));
  await build();
  expect(builds()).toBe(2);
  for (const server of [first, second]) {
    expect((await texts(server)).join('')).not.toContain('data-changed');
  }
  const third = await served();
  expect((await texts(third))[0]).toContain('data-changed');
  await Promise.all([first.end(), second.end()]);
  writeFileSync(frame, readFileSync(frame, 'utf8').replace('data-changed', ''));
  await build();
  expect(builds()).toBe(2);
  await texts(third);
});
