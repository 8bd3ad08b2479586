import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { FileStore } from '@tus/file-store';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { EmployerSession } from '#shared/core/session.ts';
import { db } from '#shared/server/db/pool.ts';
import { media } from '#shared/server/db/schema/companies.ts';
import { uploads } from '#shared/server/db/schema/uploads.ts';
import { changeCompany } from '#tests/fixtures/company-fixture.ts';
import { ownDataDir } from '#tests/fixtures/own-data-dir.ts';
import * as pictures from '#tests/fixtures/pictures.ts';
import { employerOf, PIECE, uploadApi } from '#tests/fixtures/upload-api.ts';
import { mp4, recorded, webm } from '#tests/fixtures/videos.ts';
import { maxCompanyBytes } from '../../core/media-caps.ts';
import { MAX_CHUNK_BYTES, UPLOADS_URL_PATH } from '../../core/upload-contract.ts';
import { MAX_VIDEO_BYTES } from '../../core/video-rules.ts';
import * as room from '../storage-room.ts';
import * as files from './upload-files.ts';
import { deleteUploads } from './upload-queries.ts';

const dataDir = ownDataDir();
const HOUR = 60 * 60_000;

let employer: EmployerSession;
let caller: EmployerSession | null;

beforeEach(async () => {
  employer = await employerOf('platinum');
  caller = employer;
  vi.spyOn(room, 'isStorageNearlyFull').mockResolvedValue(false);
});

const { api, send, begin, piece, arrived, attach } = uploadApi(() => caller);

const pendingChunks: (() => void)[] = [];

function heldPiece(address: string) {
  const body = new ReadableStream({
    start(controller) {
      pendingChunks.push(() => {
        controller.enqueue(Buffer.from('1234'));
        controller.close();
      });
    },
  });
  const headers = { ...PIECE, 'Content-Length': '4', 'Upload-Offset': '0' };
  const init = { method: 'PATCH', headers, body, duplex: 'half' };
  return api.request(address, init as RequestInit);
}

const error = async (answer: Response) => (await answer.json()).error;
const fieldsOf = async (bytes: number, kind?: string) =>
  (await error(await begin(bytes, kind))).fields;

describe('a resumable upload', () => {
  it('is limited by bytes and day alone, with all pictures that a package shows', async () => {
    caller = { ...employer, packageHrSay: 'basic' };
    const found = new Map<number, number>();
    for (let n = 0; n < 55; n += 1) {
      const begun = await begin(4 * 1024 ** 2, 'cover');
      found.set(begun.status, (found.get(begun.status) ?? 0) + 1);
      if (begun.status === 429)
        expect(Number(begun.headers.get('retry-after'))).toBeGreaterThan(60);
      const idUpload = begun.headers.get('location')?.split('/').at(-1);
      if (idUpload === undefined) continue;
      await deleteUploads(db, [idUpload]);
      await files.removeUploadFiles(idUpload);
    }
    // Twice the 100 MB that this package may store.
    expect(Object.fromEntries(found)).toEqual({ 201: 50, 429: 5 });
  });

  it('becomes one picture, however often it is attached', async () => {
    const bytes = await pictures.noisyPng(900, 600);
    const begun = await begin(bytes.byteLength);
    expect(begun.status).toBe(201);
    const address = begun.headers.get('location') ?? '';
    expect(address).toMatch(/^\/yousayapi\/uploads\/[\da-f-]{36}$/);
    const half = Math.floor(bytes.byteLength / 2);
    expect((await piece(address, 0, bytes.subarray(0, half))).status).toBe(204);
    expect((await attach(address)).status).toBe(409);
    const response = await send('HEAD', address);
    expect(response.headers.get('upload-offset')).toBe(String(half));
    expect((await piece(address, half, bytes.subarray(half))).status).toBe(204);
    const [first, twin] = await Promise.all([attach(address), attach(address)]);
    expect(first).toMatchObject({ status: 200, body: { data: { width: 900, height: 600 } } });
    expect([twin, await attach(address)]).toMatchObject([first, first]);
    const [row] = await db.select().from(media).where(eq(media.idEmp, employer.idEmp));
    expect(row?.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect(await readdir(join(dataDir, 'storage/uploads'))).toEqual([]);
  });

  it.each([
    ['MP4', mp4({ bytes: 40_000 }), 'video/mp4'],
    ['MOV', mp4({ isQuickTime: true }), 'video/quicktime'],
    ['WebM', webm(), 'video/webm'],
    ['a recorded MP4', recorded(), 'video/mp4', 56],
    ['a recorded MOV', recorded({ isQuickTime: true }), 'video/quicktime', 56],
  ])('becomes the video of its content: %s', async (_, bytes, mimeType, seconds = 0) => {
    const attached = await attach(await arrived(bytes));
    expect(attached).toMatchObject({ status: 200, body: { data: { width: 1280, height: 720 } } });
    const [row] = await db.select().from(media).where(eq(media.idEmp, employer.idEmp));
    expect(row).toMatchObject({
      mimeType,
      ...(seconds > 0 && { seconds }),
      state: 'ready',
      bytes: bytes.byteLength,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
    const file = await readFile(join(dataDir, 'storage', row?.originalKey ?? ''));
    expect(file.equals(bytes)).toBe(true);
  });

  it.each([
    ['a page', Buffer.from('<!doctype html><script>1</script>'), 415, { file: ['imageOrVideo'] }],
    [
      '480 lines',
      mp4({ width: 854, height: 480 }),
      422,
      { file: ['videoLines'], size: ['854 × 480'] },
    ],
    ['4:3', mp4({ width: 1440, height: 1080 }), 422, { file: ['videoRatio'], ratio: ['4:3'] }],
    ['MKV', webm({ docType: 'matroska' }), 415, { file: ['videoType'], type: ['video/matroska'] }],
    ['HEVC', mp4({ codec: 'hvc1' }), 415, { file: ['videoCodec'], type: ['HEVC'] }],
    ['half a video', mp4({ bytes: 9000 }).subarray(0, 5000), 422, { file: ['videoBroken'] }],
  ])(
    'is rejected with the rule and the measured values when it is %s',
    async (_, bytes, status, fields) => {
      const refused = await attach(await arrived(bytes));
      expect(refused).toMatchObject({ status, body: { error: { fields } } });
      expect(await db.$count(media, eq(media.idEmp, employer.idEmp))).toBe(0);
      expect(await readdir(join(dataDir, 'storage/uploads'))).toEqual([]);
    },
  );

  it('has one writer at a time, who continues at the offset', async () => {
    const address = (await begin(9)).headers.get('location') ?? '';
    expect((await piece(address, 4, Buffer.from('wrong'))).status).toBe(409);
    const both = await Promise.all([
      piece(address, 0, Buffer.from('123456789')),
      piece(address, 0, Buffer.from('abcdefghi')),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  });
});

describe('the upload endpoint', () => {
  it('lists its tus features for no other origin', async () => {
    const offered = await api.request(UPLOADS_URL_PATH, {
      method: 'OPTIONS',
      headers: { Origin: 'https://evil.example' },
    });
    expect(offered.status).toBe(204);
    expect(offered.headers.get('Tus-Version')).toBe('1.0.0');
    expect(offered.headers.get('Tus-Extension')).toContain('creation');
    expect([...offered.headers.keys()].filter((name) => /^access-control/.test(name))).toEqual([]);
  });

  it('serves no file, accepts no id and allows no other origin', async () => {
    const address = await arrived(Buffer.from('secret'));
    const read = await api.request(address);
    expect([read.status, (await read.text()).includes('secret')]).toEqual([405, false]);
    const response = await send('HEAD', address, { Origin: 'https://evil.example' });
    expect(
      [...response.headers.keys()].filter((name) => name.startsWith('access-control')),
    ).toEqual([]);
    expect(
      (await readdir(join(dataDir, 'storage/uploads'))).every((name) => /^[\da-f-]{36}/.test(name)),
    ).toBe(true);
    for (const name of ['..%2f..%2fdata', '..', `${randomUUID()}.json`]) {
      expect((await send('HEAD', `/yousayapi/uploads/${name}`)).status).toBe(404);
    }
  });

  it('is accessible only to the company of the upload', async () => {
    const address = await arrived(await pictures.png());
    caller = await employerOf('platinum');
    const tries = [send('HEAD', address), send('DELETE', address), send('PUT', `${address}/media`)];
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 404]);
    expect((await piece(address, 0, Buffer.from('x'))).status).toBe(404);
    caller = null;
    expect((await begin(1)).status).toBe(401);
    caller = employer;
    expect((await send('DELETE', address)).status).toBe(204);
    expect(await readdir(join(dataDir, 'storage/uploads'))).not.toContain(address.slice(-36));
    expect(await db.$count(uploads, eq(uploads.idEmp, employer.idEmp))).toBe(0);
  });

  it('rejects chunks with a checksum, which is not verified', async () => {
    const { headers } = await begin(4);
    const address = headers.get('location') ?? '';
    const described = {
      'Content-Type': 'application/offset+octet-stream',
      'Content-Length': '4',
      'Upload-Offset': '0',
      'Upload-Checksum': `sha1 ${createHash('sha1').update('else').digest('base64')}`,
    };
    expect((await send('PATCH', address, described, Buffer.from('made'))).status).toBe(400);
    expect((await send('HEAD', address)).headers.get('upload-offset')).toBe('0');
  });

  it('accepts chunks of up to 8 MB with a length, three at a time', async () => {
    const address = (await begin(MAX_CHUNK_BYTES * 2)).headers.get('location') ?? '';
    const large = { 'Content-Length': String(MAX_CHUNK_BYTES + 1) };
    expect((await send('PATCH', address, large)).status).toBe(413);
    expect((await send('PATCH', address)).status).toBe(400);
    let refused = 0;
    const all = Array.from({ length: 5 }, async () => {
      const { headers } = await begin(4);
      const { status } = await heldPiece(headers.get('location') ?? '');
      refused += Number(status === 429);
      if (status === 429 && refused === 2) for (const finish of pendingChunks) finish();
      return status;
    });
    expect((await Promise.all(all)).toSorted()).toEqual([204, 204, 204, 429, 429]);
  });

  it('rejects before the first byte', async () => {
    expect(await fieldsOf(0)).toMatchObject({ file: ['imageEmpty'] });
    const large = await begin(MAX_VIDEO_BYTES + 1);
    expect([large.status, await error(large)]).toMatchObject([
      413,
      { fields: { file: ['videoTooLarge'] } },
    ]);
    expect(await fieldsOf(6_000_000, 'logo')).toMatchObject({ file: ['imageTooLarge'] });
    expect((await begin(1, 'virus')).status).toBe(400);
    caller = await employerOf('gold');
    expect(await fieldsOf(6_000_000, 'cover')).toMatchObject({ file: ['videoPackage'] });
    expect(await fieldsOf(1, 'album')).toMatchObject({ file: ['libraryFull'], cap: ['0'] });
    vi.mocked(room.isStorageNearlyFull).mockResolvedValue(true);
    expect((await begin(1, 'cover')).status).toBe(507);
  });

  it('uses the company’s current package, not that of the session', async () => {
    const address = await arrived(mp4());
    await changeCompany(employer.idEmp, { packageHrSay: 'gold' });
    const refusal = { fields: { file: ['videoPackage'] } };
    expect(await error(await begin(6_000_000, 'cover'))).toMatchObject(refusal);
    expect(await attach(address)).toMatchObject({ status: 403, body: { error: refusal } });
  });

  it('counts unfinished uploads towards the quota until they are idle for an hour', async () => {
    const [most, rest] = [MAX_VIDEO_BYTES, maxCompanyBytes('platinum') - 3 * MAX_VIDEO_BYTES];
    const begun = [await begin(most), await begin(most), await begin(most), await begin(rest)];
    expect(begun.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const refused = await begin(1);
    expect([refused.status, await error(refused)]).toMatchObject([
      409,
      { fields: { file: ['companyKilobytes'], most: ['4000'], used: ['4000.0'] } },
    ]);
    const idle = (begun[0]?.headers.get('location') ?? '').slice(-36);
    const long = new Date(Date.now() - 2 * HOUR);
    await utimes(join(dataDir, 'storage/uploads', idle), long, long);
    expect((await begin(1)).status).toBe(201);
    expect(await readdir(join(dataDir, 'storage/uploads'))).not.toContain(idle);
  });

  it('does not count uploads that never started or that a crash left without a file', async () => {
    const count = () => db.$count(uploads, eq(uploads.idEmp, employer.idEmp));
    expect((await begin(MAX_VIDEO_BYTES, 'album', { 'Tus-Resumable': '0.1' })).status).toBe(400);
    vi.spyOn(FileStore.prototype, 'create').mockRejectedValueOnce(new Error('no disk'));
    expect((await begin(MAX_VIDEO_BYTES)).status).toBe(500);
    expect(await count()).toBe(0);
    const { idEmp } = employer;
    const left = { idEmp, kind: 'album', bytes: maxCompanyBytes('platinum') } as const;
    const createdAt = new Date(Date.now() - 2 * HOUR);
    await db.insert(uploads).values({ ...left, idUpload: randomUUID(), createdAt });
    expect((await begin(1)).status).toBe(201);
    expect(await count()).toBe(1);
  });

  it('returns 507 for a chunk that does not fit on the disk', async () => {
    const address = (await begin(4)).headers.get('location') ?? '';
    vi.mocked(room.isStorageNearlyFull).mockResolvedValue(true);
    expect((await piece(address, 0, Buffer.from('1234'))).status).toBe(507);
  });
});
