import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../../scripts/bench/support/free-port.ts';
import { HALF_AN_HOUR, hindrance, type Image, makeImage } from './image.ts';

const why = hindrance(['buildah', 'mmdebstrap']);
if (why !== null) process.stderr.write(`SKIPPED: ${why}\n`);

const MOST_MEGABYTES = 250;
const PRODUCT = '/opt/yousay';

const place = mkdtempSync(join(tmpdir(), 'yousay-image-'));
const store = ['root', 'runroot'].flatMap((name) => [`--${name}`, join(place, name)]);

const buildah = (...args: string[]) =>
  execFileSync('buildah', [...store, '--storage-driver', 'vfs', ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  }).trim();

interface Inspected {
  readonly OCIv1: { readonly config: { readonly Entrypoint: readonly string[] } };
}

describe.skipIf(why !== null)('an image of the release', () => {
  let image: Image;
  let container = '';
  let server: ChildProcess | undefined;

  beforeAll(() => {
    image = makeImage();
    container = buildah('from', `oci-archive:${image.file}`);
  }, HALF_AN_HOUR);
  afterAll(async () => {
    if (server?.exitCode === null) {
      // The program that runs the container ends before what runs in it, whose output stays open.
      const ended = once(server, 'close');
      process.kill(-(server.pid ?? 0));
      await ended;
    }
    await rm(place, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  });

  const inside = (options: readonly string[], ...command: string[]) => [
    ...store,
    '--storage-driver',
    'vfs',
    'run',
    '--isolation',
    'chroot',
    ...options,
    container,
    '--',
    ...command,
  ];

  test('is small', () => {
    expect(image.megabytes).toBeGreaterThan(1);
    expect(image.megabytes).toBeLessThanOrEqual(MOST_MEGABYTES);
  });

  test('serves as an account that changes nothing of the product', () => {
    const write = (path: string) =>
      spawnSync('buildah', inside([], '/bin/sh', '-c', `: > ${path}`), { stdio: 'ignore' }).status;
    expect(write('/var/lib/yousay/tried')).toBe(0);
    expect(write('/opt/yousay/scripts/start.mjs')).not.toBe(0);
    expect(write('/etc/passwd')).not.toBe(0);
  });

  test('starts where nothing of the product can be written, and says that it lives', async () => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const { OCIv1 } = JSON.parse(buildah('inspect', container)) as Inspected;
    const [program = '', ...args] = OCIv1.config.Entrypoint;
    const env = [
      `PORT=${port}`,
      `PUBLIC_URL=${url}`,
      `SESSION_SECRET=${'s'.repeat(32)}`,
      'METRICS_PORT=0',
    ];
    const options = [
      ...env.flatMap((one) => ['--env', one]),
      `--volume=${join(buildah('mount', container), PRODUCT)}:${PRODUCT}:ro`,
    ];
    server = spawn('buildah', inside(options, program, ...args), {
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    server.stdout?.resume();
    const status = () =>
      fetch(`${url}/livez`).then(
        (answer) => answer.status,
        () => server?.exitCode ?? 0,
      );
    await expect.poll(status).toBe(200);
  });

  test(
    'is the same when it is made again',
    () => {
      expect(makeImage().digest).toBe(image.digest);
    },
    HALF_AN_HOUR,
  );
});
