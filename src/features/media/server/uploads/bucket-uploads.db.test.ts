import { createHash, randomFillSync, randomUUID } from 'node:crypto';
import { readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { eq, inArray } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EmployerSession } from '#shared/core/session.ts';
import { db } from '#shared/server/db/pool.ts';
import { media } from '#shared/server/db/schema/companies.ts';
import { uploads } from '#shared/server/db/schema/uploads.ts';
import { scratchFile } from '#shared/server/storage/scratch-file.ts';
import { storage } from '#shared/server/storage/storage.ts';
import { parseStorageUrl, type S3Location } from '#shared/server/storage/storage-url.ts';
import { ownDataDir } from '#tests/fixtures/own-data-dir.ts';
import * as pictures from '#tests/fixtures/pictures.ts';
import { employerOf, PIECE, uploadApi } from '#tests/fixtures/upload-api.ts';
import { mp4 } from '#tests/fixtures/videos.ts';
import { ownBucket } from '#tests/s3/own-bucket.ts';
import { MAX_CHUNK_BYTES } from '../../core/upload-contract.ts';
import { BucketUploads } from './bucket-uploads.ts';
import { sweepUploads } from './sweep-uploads.ts';

const MEGABYTE = 1024 ** 2;
const dataDir = ownDataDir();
const bucket = ownBucket();
let employer: EmployerSession;

const { api, send, begin, piece, begun, arrived, attach } = uploadApi(() => employer);

beforeEach(async () => {
  employer = await employerOf('platinum');
});

afterEach(async () => {
  await rm(scratch, { recursive: true, force: true });
  bucket.isRefused = () => false;
  bucket.objects.clear();
  bucket.multiparts.clear();
});

const scratch = join(dataDir, 'uploads');

const inScratch = () => readdir(scratch);

function film(bytes: number): Buffer {
  const file = mp4({ bytes });
  return randomFillSync(file, file.byteLength - bytes);
}

async function expectAttached(address: string, bytes: Uint8Array): Promise<void> {
  const attached = await attach(address);
  expect(attached).toMatchObject({ status: 200, body: { success: 1 } });
  expect(await attach(address)).toEqual(attached);
  const [row] = await db.select().from(media).where(eq(media.idEmp, employer.idEmp));
  const kept = await (await storage()).get(row?.originalKey ?? '');
  const hash = (all: Uint8Array) => createHash('sha256').update(all).digest('hex');
  expect([hash(kept ?? new Uint8Array()), row?.sha256]).toEqual([hash(bytes), hash(bytes)]);
  const [only] = [...bucket.objects];
  expect([bucket.objects.size, only?.[0]]).toEqual([1, row?.originalKey]);
  expect(only?.[1].headers['content-type']).toBe(row?.mimeType);
  expect(bucket.multiparts.size).toBe(0);
}

it.each([
  ['whole pieces', [MAX_CHUNK_BYTES, MAX_CHUNK_BYTES]],
  ['pieces too small for parts', [1, 3 * MEGABYTE, 3 * MEGABYTE, MAX_CHUNK_BYTES, 5]],
])('assembles %s', async (_, lengths) => {
  const bytes = film(17 * MEGABYTE);
  const address = await begun(bytes.byteLength);
  let at = 0;
  for (const length of [...lengths, MAX_CHUNK_BYTES]) {
    const body = bytes.subarray(at, at + length);
    expect((await piece(address, at, body)).status).toBe(204);
    at += body.byteLength;
    expect((await send('HEAD', address)).headers.get('upload-offset')).toBe(String(at));
  }
  await expectAttached(address, bytes);
});

const place = () => parseStorageUrl(process.env['STORAGE_URL'] ?? '', dataDir) as S3Location;

it('continues in another process', async () => {
  const bytes = film(9 * MEGABYTE);
  const address = await begun(bytes.byteLength);
  const id = address.slice(-36);
  const processes = [new BucketUploads(place()), new BucketUploads(place())];
  let at = 0;
  for (let turn = 0; at < bytes.byteLength; turn += 1) {
    const found = await processes[(turn + 1) % 2]?.getUpload(id);
    expect(found?.offset).toBe(at);
    const body = Readable.from([bytes.subarray(at, at + MAX_CHUNK_BYTES - 1)]);
    at = (await processes[turn % 2]?.write(body, id, at)) ?? 0;
  }
  await expectAttached(address, bytes);
});

it('stores bytes received before the connection broke', async () => {
  const bytes = film(9 * MEGABYTE);
  const address = await begun(bytes.byteLength);
  const come = 6 * MEGABYTE;
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(bytes.subarray(0, come)),
    async pull(controller) {
      const written = join(scratch, `${address.slice(-36)}.beginning`);
      await vi.waitUntil(async () => (await stat(written).catch(() => null))?.size === come);
      controller.error(new Error('line lost'));
    },
  });
  const headers = { ...PIECE, 'Content-Length': String(MAX_CHUNK_BYTES), 'Upload-Offset': '0' };
  const init = { method: 'PATCH', headers, body, duplex: 'half' };
  expect((await api.request(address, init as RequestInit)).status).toBe(423);
  expect((await send('HEAD', address)).headers.get('upload-offset')).toBe(String(come));
  expect((await piece(address, come, bytes.subarray(come))).status).toBe(204);
  await expectAttached(address, bytes);
});

it('is assembled after a crash before completion', async () => {
  const bytes = film(9 * MEGABYTE);
  const address = await begun(bytes.byteLength);
  await piece(address, 0, bytes.subarray(0, MAX_CHUNK_BYTES));
  bucket.isRefused = (method, query) => method === 'POST' && query.has('uploadId');
  expect((await piece(address, MAX_CHUNK_BYTES, bytes.subarray(MAX_CHUNK_BYTES))).status).toBe(503);
  bucket.isRefused = () => false;
  expect((await send('HEAD', address)).headers.get('upload-offset')).toBe(String(bytes.byteLength));
  await expectAttached(address, bytes);
});

it.each([
  ['a picture', () => pictures.noisyPng(900, 600)],
  ['a video', () => Promise.resolve(film(40_000))],
])('preserves received %s while the bucket is unreachable', async (_, make) => {
  const bytes = await make();
  const half = Math.floor(bytes.byteLength / 2);
  const address = await begun(bytes.byteLength);
  expect((await piece(address, 0, bytes.subarray(0, half))).status).toBe(204);
  bucket.isRefused = () => true;
  expect((await begin(9)).status).toBe(503);
  expect((await send('HEAD', address)).status).toBe(503);
  expect((await piece(address, half, bytes.subarray(half))).status).toBe(503);
  bucket.isRefused = () => false;
  expect((await piece(address, half, bytes.subarray(half))).status).toBe(204);
  bucket.isRefused = (method) => method === 'PUT';
  expect(await attach(address)).toMatchObject({
    status: 503,
    body: { error: { code: 'unavailable' } },
  });
  bucket.isRefused = (method) => method === 'GET';
  expect((await attach(address)).status).toBe(503);
  bucket.isRefused = () => false;
  await expectAttached(address, bytes);
  expect(await inScratch()).toEqual([]);
});

it.each([
  ['HEVC', mp4({ codec: 'hvc1', bytes: 9 * MEGABYTE }), 415],
  ['H.264', film(9 * MEGABYTE), 204],
])('judges a video of %s by its first chunk', async (_, bytes, status) => {
  const address = await begun(bytes.byteLength);
  expect((await piece(address, 0, bytes.subarray(0, MAX_CHUNK_BYTES))).status).toBe(status);
  expect((await send('HEAD', address)).status).toBe(status === 204 ? 200 : 404);
  expect(await inScratch()).toEqual([]);
});

it.each(['', 'one', 'all'])(
  'leaves nothing after cancelling with %s of its chunks',
  async (sent) => {
    const bytes = film(sent === 'all' ? 100 : 9 * MEGABYTE);
    const address = await begun(bytes.byteLength);
    if (sent) await piece(address, 0, bytes.subarray(0, MAX_CHUNK_BYTES));
    expect((await send('DELETE', address)).status).toBe(204);
    expect([...bucket.objects.keys(), ...bucket.multiparts.keys()]).toEqual([]);
  },
);

it('stores no metadata of the sender as headers', async () => {
  const metadata = `kind ${btoa('album')},contentType ${btoa('text/html')}`;
  const address = (await begin(4, 'album', { 'Upload-Metadata': metadata })).headers.get(
    'location',
  );
  await piece(address ?? '', 0, Buffer.from('1234'));
  const whole = bucket.objects.get(`uploads/${address?.slice(-36)}`);
  expect(whole?.bytes.toString()).toBe('1234');
  expect(whole?.headers['content-type']).not.toBe('text/html');
});

it('removes unfinished uploads and crash leftovers after a day', async () => {
  const young = await begun(9 * MEGABYTE);
  const whole = await arrived(await pictures.png());
  const address = await begun(9 * MEGABYTE);
  await piece(address, 0, Buffer.from('1234'));
  await db
    .update(uploads)
    .set({ createdAt: new Date(Date.now() - 25 * 60 * 60_000) })
    .where(inArray(uploads.idUpload, [whole.slice(-36), address.slice(-36)]));
  bucket.multiparts.set('without a note', {
    key: `uploads/${randomUUID()}`,
    headers: {},
    parts: new Map(),
  });
  await sweepUploads(new Date());
  expect([...bucket.objects.keys()]).toEqual([`uploads/${young.slice(-36)}.info`]);
  expect(bucket.multiparts.size).toBe(1);
});

it('removes local leftovers of a crash with the next chunk', async () => {
  const left = await scratchFile();
  await writeFile(left, 'a piece');
  const long = new Date(Date.now() - 4 * 60 * 60_000);
  await utimes(left, long, long);
  await arrived(await pictures.png());
  expect(await inScratch()).toEqual([]);
});
