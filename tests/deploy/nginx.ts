import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import { freePort } from '../../scripts/bench/support/free-port.ts';
import { ROOT } from '../../scripts/setup.mjs';

export interface Nginx {
  readonly url: string;
  stop(): Promise<void>;
}

/** The site of deploy/nginx on a port of its own before web processes on two; what it keeps lies in `place`. */
export async function startNginx(place: string, first: number, second: number): Promise<Nginx> {
  const port = await freePort();
  const site = readFileSync(join(ROOT, 'deploy/nginx/yousay.conf'), 'utf8')
    .replace('127.0.0.1:4321', `127.0.0.1:${first}`)
    .replace('127.0.0.1:4322', `127.0.0.1:${second}`)
    .replace('listen 80', `listen 127.0.0.1:${port}`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${place}/${kind};`,
  );
  writeFileSync(
    join(place, 'nginx.conf'),
    `daemon off; pid ${place}/pid; error_log ${place}/error.log; events {} http { access_log off; ${temporary.join(' ')} ${site} }`,
  );
  const child = spawn('nginx', ['-c', join(place, 'nginx.conf'), '-e', join(place, 'error.log')], {
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  await vi.waitUntil(
    () =>
      fetch(url).then(
        () => true,
        () => false,
      ),
    { timeout: 30_000 },
  );
  return {
    url,
    async stop() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}
