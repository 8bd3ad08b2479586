import { createHash, randomFillSync } from 'node:crypto';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { CHUNK_BYTES } from '#features/media/core/upload-contract.ts';
import { DEMO_PASSWORD } from '../../scripts/seed/demo-accounts.ts';
import { mp4 } from '../support/fixtures/videos.ts';
import type { Served } from './served.ts';
import { LONG, serve } from './served.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'yousay-faults-'));
const BYTES = 64 * 1024 * 1024;
const BREAKS = 30;
let product: Served | undefined;
let cookie = '';

afterEach(async () => {
  await product?.end();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

const start = () => serve({ DATA_DIR: dataDir, DEMO: '1', SEED_SCALE: '0.01' });

function call(method: string, path: string, headers: Record<string, string> = {}, body?: BodyInit) {
  return fetch(`${product?.url}${path}`, {
    method,
    headers: { 'Tus-Resumable': '1.0.0', Origin: product?.url ?? '', cookie, ...headers },
    ...(body === undefined ? {} : { body }),
  });
}

const piece = (offset: number) => ({
  'Content-Type': 'application/offset+octet-stream',
  'Upload-Offset': String(offset),
});

/** Sends so many bytes of a piece and hangs up. */
async function breakOff(path: string, offset: number, bytes: Buffer, sent: number): Promise<void> {
  const headers = {
    ...piece(offset),
    cookie,
    Origin: product?.url ?? '',
    'Tus-Resumable': '1.0.0',
    'Content-Length': String(bytes.byteLength),
  };
  const asked = request(`${product?.url}${path}`, { method: 'PATCH', headers });
  asked.on('error', () => undefined);
  await new Promise((resolve) => asked.write(bytes.subarray(0, sent), resolve));
  const closed = new Promise((resolve) => asked.once('close', resolve));
  asked.destroy();
  await closed;
}

test.runIf(LONG)(
  'an upload that is broken off, and whose server is killed, arrives whole',
  async () => {
    product = await start();
    await product.untilHealthy();
    const account = { username: 'admin@phuphangoen.example', password: DEMO_PASSWORD };
    const signedIn = await call('POST', '/yousayapi/login', {}, new URLSearchParams(account));
    cookie = signedIn.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    const file = mp4({ bytes: BYTES });
    randomFillSync(file, file.byteLength - BYTES);

    const metadata = `kind ${btoa('album')}`;
    const announced = { 'Upload-Length': String(file.byteLength), 'Upload-Metadata': metadata };
    const begun = await call('POST', '/yousayapi/uploads', announced);
    expect(begun.status, await begun.text()).toBe(201);
    const path = begun.headers.get('location') ?? '';
    const offset = async () => Number((await call('HEAD', path)).headers.get('upload-offset'));

    for (let turn = 1; turn <= BREAKS; turn += 1) {
      const at = await offset();
      const bytes = file.subarray(at, at + CHUNK_BYTES);
      await breakOff(path, at, bytes, Math.floor((bytes.byteLength * (turn % 7)) / 9) + turn);
      if (turn % 10 !== 0) continue;
      const cut = breakOff(path, await offset(), bytes, bytes.byteLength - 1);
      await product.end('SIGKILL');
      await cut;
      product = await start();
      await product.untilHealthy();
    }
    const wrong = await call('PATCH', path, piece((await offset()) + 1), new Uint8Array([1]));
    expect(wrong.status).toBe(409);
    for (let at = await offset(); at < file.byteLength; at = await offset()) {
      const body = new Uint8Array(file.subarray(at, at + CHUNK_BYTES));
      const written = await Promise.all([1, 2].map(() => call('PATCH', path, piece(at), body)));
      expect(written.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    }
    const attached = await call('PUT', `${path}/media`);
    const text = await attached.text();
    expect(attached.status, text).toBe(200);
    const { idMedia } = JSON.parse(text).data;
    const [kept = ''] = globSync(join(dataDir, 'storage/media/*', idMedia, 'original.mp4'));
    const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
    expect(hash(readFileSync(kept))).toBe(hash(file));
  },
);
