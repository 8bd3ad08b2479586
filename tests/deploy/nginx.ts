import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../scripts/bench/support/free-port.ts';
import { ROOT } from '../../scripts/setup.mjs';
import { endChild } from '../faults/servers/end-child.ts';
import { waitUntil } from '../faults/servers/wait-until.ts';

const ENV = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };
const SITE = join(ROOT, 'deploy/nginx/yousay.conf');
const COMPOSE = join(ROOT, 'deploy/container/compose.yaml');

export const hasNginx = spawnSync('nginx', ['-v'], { env: ENV }).status === 0;

export interface Nginx {
  readonly url: string;
  stop(): Promise<void>;
}

interface Ports {
  readonly webs: readonly [number, number];
  readonly cache?: number;
  readonly own?: number;
}

function siteOf({ webs, cache, own }: Ports & { own: number }): string {
  const [, change = ''] = /sed '(.+?)' \/site\.conf/.exec(readFileSync(COMPOSE, 'utf8')) ?? [];
  const args = cache === undefined ? [''] : [change];
  return execFileSync('sed', [...args, SITE], { encoding: 'utf8' })
    .replaceAll('127.0.0.1:4321', `127.0.0.1:${webs[0]}`)
    .replaceAll('127.0.0.1:4322', `127.0.0.1:${webs[1]}`)
    .replaceAll('127.0.0.1:6081', `127.0.0.1:${cache}`)
    .replace('listen 80', `listen 127.0.0.1:${own}`);
}

/** Before web processes; what it keeps lies in `place`. */
export async function startNginx(place: string, ports: Ports): Promise<Nginx> {
  const port = ports.own ?? (await freePort());
  mkdirSync(place, { recursive: true });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${place}/${kind};`,
  );
  writeFileSync(
    join(place, 'nginx.conf'),
    `daemon off; pid ${place}/pid; error_log ${place}/error.log; events {} http { access_log off; ${temporary.join(' ')} ${siteOf({ ...ports, own: port })} }`,
  );
  const args = ['-c', join(place, 'nginx.conf'), '-e', join(place, 'error.log')];
  const child = spawn('nginx', args, { env: ENV, stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  await waitUntil(() =>
    fetch(url).then(
      () => true,
      () => false,
    ),
  );
  return { url, stop: () => endChild(child) };
}
