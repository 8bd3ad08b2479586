import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/setup.mjs';
import { endChild } from './end-child.ts';
import { waitUntil } from './wait-until.ts';

const CONFIGURATION = join(ROOT, 'deploy/varnish');
const ENV = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };

export const hasVarnish = spawnSync('varnishd', ['-V'], { env: ENV }).status === 0;
if (!hasVarnish) {
  process.stderr.write('SKIPPED: no Varnish here (apt-get install varnish varnish-modules)\n');
}

export interface Varnish {
  start(): Promise<void>;
  stop(): Promise<void>;
  answered(how: 'hit' | 'hitmiss'): number;
}

/** Varnish with deploy/varnish at the address of `front`, before two processes; what it needs lies in `place`. */
export function varnishBefore(
  origins: readonly [string, string],
  front: string,
  token: string,
  place: string,
): Varnish {
  const vcl = join(place, 'vcl');
  const work = join(place, 'varnish');
  let running: ChildProcess | undefined;
  mkdirSync(vcl);
  copyFileSync(join(CONFIGURATION, 'default.vcl'), join(vcl, 'default.vcl'));
  const backends = readFileSync(join(CONFIGURATION, 'backends.vcl'), 'utf8')
    .replaceAll('"4321"', `"${new URL(origins[0]).port}"`)
    .replaceAll('"4322"', `"${new URL(origins[1]).port}"`);
  writeFileSync(join(vcl, 'backends.vcl'), backends);
  const args = ['-F', '-a', new URL(front).host, '-n', work, '-s', 'malloc,64m', '-j', 'none'];
  args.push('-p', `vcl_path=${vcl}`, '-f', join(vcl, 'default.vcl'));
  return {
    async start() {
      running = spawn('varnishd', args, {
        env: { ...ENV, CACHE_PURGE_TOKEN: token },
        stdio: 'ignore',
      });
      const isServing = () =>
        fetch(front).then(
          ({ ok }) => ok,
          () => false,
        );
      await waitUntil(isServing, { timeout: 60_000, interval: 50 });
    },
    stop: () => endChild(running),
    answered(how) {
      const args = ['-1', '-n', work, '-f', `MAIN.cache_${how}`];
      const { stdout } = spawnSync('varnishstat', args, { encoding: 'utf8', env: ENV });
      return Number(/\s(\d+)\s/.exec(stdout)?.[1]);
    },
  };
}
