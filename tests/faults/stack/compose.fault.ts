import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_BASE } from '#shared/core/endpoint.ts';
import { freePort } from '../../../scripts/bench/support/free-port.ts';
import { Containers } from './containers.ts';
import { HALF_AN_HOUR, hindrance, makeImage } from './image.ts';

const why = hindrance(['buildah', 'docker-compose', 'mmdebstrap', 'podman', 'runc']);
if (why !== null) process.stderr.write(`SKIPPED: nothing is composed, ${why}\n`);

const place = mkdtempSync(join(tmpdir(), 'yousay-compose-'));
const ACCOUNT = {
  firstName: 'ทดสอบ',
  lastName: 'ระบบ',
  email: 'composed@example.com',
  password: 'k7#mQ2xz',
  confirmPassword: 'k7#mQ2xz',
  terms: '1',
};

describe.skipIf(why !== null)('the stack of the compose file', () => {
  let url: string;
  let containers: Containers | undefined;

  beforeAll(async () => {
    const { file } = makeImage();
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    containers = new Containers(place, {
      YOUSAY_IMAGE: `localhost/${basename(file, '.oci.tar')}`,
      PUBLIC_URL: url,
      HTTP_PORT: String(port),
    });
    containers.prepare(file);
  }, HALF_AN_HOUR);

  afterAll(async () => {
    await containers?.end();
    await rm(place, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  });

  const status = (path: string, init?: RequestInit) =>
    fetch(url + path, init).then(
      (answer) => answer.status,
      () => 0,
    );
  const send = (path: string, fields: Record<string, string>) =>
    status(API_BASE + path, {
      method: 'POST',
      headers: { Origin: url },
      body: new URLSearchParams(fields),
    });

  test('serves, signs in, and has its data after its containers are recreated', async () => {
    await containers?.up();
    await expect.poll(() => status('/jSignin')).toBe(200);
    expect(await send('/jskSignup', ACCOUNT)).toBe(200);
    await containers?.down();
    expect(await status('/')).toBe(0);
    await containers?.up();
    await expect.poll(() => status('/jSignin')).toBe(200);
    const { email: username, password } = ACCOUNT;
    expect(await send('/jskLogin', { username, password: `${password}x` })).not.toBe(200);
    expect(await send('/jskLogin', { username, password })).toBe(200);
  });
});
