import { createHash } from 'node:crypto';
import { readdir, readFile, rename, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, like } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import type { EmployerSession } from '#shared/core/session.ts';
import { db } from '#shared/server/db/pool.ts';
import { media } from '#shared/server/db/schema/companies.ts';
import { rateLimits } from '#shared/server/db/schema/operations.ts';
import { uploads } from '#shared/server/db/schema/uploads.ts';
import { storage } from '#shared/server/storage/storage.ts';
import { ownDataDir } from '#tests/fixtures/own-data-dir.ts';
import * as pictures from '#tests/fixtures/pictures.ts';
import { employerOf, uploadApi } from '#tests/fixtures/upload-api.ts';
import { mp4 } from '#tests/fixtures/videos.ts';
import * as attaching from '../attach-media.ts';
import { storedBytes } from '../media-queries.ts';
import * as room from '../storage-room.ts';
import { sweepUploads } from './sweep-uploads.ts';
import * as files from './upload-files.ts';
import { unfinishedUploadBytes } from './upload-queries.ts';

const dataDir = ownDataDir();
const film = mp4({ bytes: 40_000 });
let employer: EmployerSession;

const { send, begin, piece, begun, arrived, attach } = uploadApi(() => employer);

beforeEach(async () => {
  employer = await employerOf('platinum');
  vi.spyOn(room, 'isStorageNearlyFull').mockResolvedValue(false);
});

const lying = () => readdir(join(dataDir, 'storage/uploads'));

async function expectAttached(address: string, bytes: Uint8Array): Promise<void> {
  const attached = await attach(address);
  expect(attached).toMatchObject({ status: 200, body: { success: 1 } });
  expect(await attach(address)).toEqual(attached);
  const rows = await db.select().from(media).where(eq(media.idEmp, employer.idEmp));
  expect(rows.map(({ idMedia }) => idMedia)).toEqual([attached.body.data.idMedia]);
  const kept = await (await storage()).get(rows[0]?.originalKey ?? '');
  const hash = (all: Uint8Array) => createHash('sha256').update(all).digest('hex');
  expect(hash(kept ?? new Uint8Array())).toBe(hash(bytes));
  expect(await storedBytes(db, employer.idEmp)).toBe(bytes.byteLength);
  expect(await unfinishedUploadBytes(db, employer.idEmp)).toBe(0);
}

it('survives a database failure before the attachment', async () => {
  const address = await arrived(film);
  vi.spyOn(attaching, 'attachMedia').mockRejectedValueOnce(new Error('connection lost'));
  expect((await attach(address)).status).toBe(500);
  expect(await db.$count(media, eq(media.idEmp, employer.idEmp))).toBe(0);
  await expectAttached(address, film);
  expect(await lying()).toEqual([]);
});

it('attaches one video when the response was lost', async () => {
  const address = await arrived(film);
  const { attachMedia } = attaching;
  vi.spyOn(attaching, 'attachMedia').mockImplementationOnce(async (...input) => {
    await attachMedia(...input);
    throw new Error('killed');
  });
  expect((await attach(address)).status).toBe(500);
  await expectAttached(address, film);
  await sweepUploads(new Date());
  expect(await lying()).toEqual([]);
});

it('preserves received bytes while the storage is full', async () => {
  const address = await arrived(film);
  const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
  vi.spyOn(await storage(), 'putFile').mockRejectedValueOnce(new Error('write', { cause: full }));
  const refused = await attach(address);
  expect(refused).toMatchObject({ status: 507, body: { error: { code: 'storage_full' } } });
  await expectAttached(address, film);
});

it('returns 507 when the disk rejects a chunk, and accepts it later', async () => {
  const address = await begun(4);
  const path = join(dataDir, 'storage/uploads', address.slice(-36));
  await rename(path, `${path}.aside`);
  await symlink('/dev/full', path);
  vi.mocked(room.isStorageNearlyFull).mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  expect((await piece(address, 0, Buffer.from('1234'))).status).toBe(507);
  await rename(`${path}.aside`, path);
  expect((await piece(address, 0, Buffer.from('1234'))).status).toBe(204);
  expect(await readFile(path, 'utf8')).toBe('1234');
});

it('removes unfinished uploads and crash leftovers after a day', async () => {
  const address = await arrived(await pictures.png());
  const young = (await begin(10)).headers.get('location') ?? '';
  const id = address.slice(-36);
  await db
    .update(uploads)
    .set({ createdAt: new Date(Date.now() - 25 * 60 * 60_000) })
    .where(eq(uploads.idUpload, id));
  await sweepUploads(new Date());
  expect((await send('HEAD', address)).status).toBe(404);
  expect((await send('HEAD', young)).status).toBe(200);
  await db.delete(uploads);
  await sweepUploads(new Date());
  expect(await lying()).toEqual([]);
});

it.each([
  ['picture', () => pictures.noisyPng(900, 600)],
  ['video', async () => mp4({ bytes: 40_000 })],
])('returns 404 for a %s cancelled while it is attached', async (_, bytes) => {
  const address = await arrived(await bytes());
  const { arrivedBytes } = files;
  vi.spyOn(files, 'arrivedBytes').mockImplementationOnce(async (idUpload) => {
    const found = await arrivedBytes(idUpload);
    expect((await send('DELETE', address)).status).toBe(204);
    return found;
  });
  expect((await attach(address)).status).toBe(404);
});

const ACTS: Readonly<Record<string, (address: string) => Promise<{ readonly status: number }>>> = {
  attach,
  delete: async (address) => send('DELETE', address),
  ask: async (address) => send('HEAD', address),
  send: async (address) => piece(address, 0, Buffer.from('1234')),
};

it('handles two concurrent actions on one file without errors', async () => {
  const bytes = await pictures.noisyPng(900, 600);
  const pairs = fc.tuple(
    fc.constantFrom(...Object.keys(ACTS)),
    fc.constantFrom(...Object.keys(ACTS)),
  );
  for (const pair of fc.sample(pairs, {
    seed: 36,
    numRuns: process.env.UNIT === 'short' ? 6 : 12,
  })) {
    const address = await arrived(bytes);
    const answers = await Promise.all(pair.map((act) => ACTS[act]?.(address)));
    for (const answer of answers) expect(answer?.status, pair.join(' and ')).toBeLessThan(500);
    await send('DELETE', address);
  }
});

it('refunds a file cancelled twice once, except for its first bytes', async () => {
  employer = { ...employer, packageHrSay: 'basic' };
  const statuses = new Set<number>();
  for (let n = 0; n < 55; n += 1) {
    const begun = await begin(4 * 1024 ** 2, 'cover');
    statuses.add(begun.status);
    const address = begun.headers.get('location') ?? '/';
    await Promise.all([send('DELETE', address), send('DELETE', address)]);
  }
  expect(statuses).toEqual(new Set([201]));
  const [used] = await db.select().from(rateLimits).where(like(rateLimits.key, 'upload-basic%'));
  expect(used?.points).toBe(55 * 100);
});
