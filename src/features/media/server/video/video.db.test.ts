import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { media } from '#shared/server/db/schema/companies.ts';
import { storage } from '#shared/server/storage/storage.ts';
import { registeredCompany } from '#tests/fixtures/company-fixture.ts';
import { ownDataDir } from '#tests/fixtures/own-data-dir.ts';
import * as pictures from '#tests/fixtures/pictures.ts';
import { mp4 } from '#tests/fixtures/videos.ts';
import { originalKey } from '../../core/media-keys.ts';
import { attachUpload } from '../attach-upload.ts';
import { deletePicture } from '../delete-picture.ts';
import { variantOf } from '../drawing/draw-variants.ts';
import { mediaFiles } from '../media-files.ts';
import { choosePoster } from './choose-poster.ts';

ownDataDir();

const MEGABYTE = 1024 * 1024;

async function kept(mimeType = 'video/mp4', bytes = mp4({ bytes: 2 * MEGABYTE })) {
  const { idEmp, idUser } = await registeredCompany('platinum');
  const idMedia = randomUUID();
  const key = originalKey(idMedia, 'mp4');
  await (await storage()).put(key, bytes);
  await db.insert(media).values({
    idMedia,
    idEmp,
    mimeType,
    width: 1280,
    height: 720,
    kind: 'album',
    state: 'ready',
    bytes: bytes.byteLength,
    sha256: '',
    originalKey: key,
    placeholder: 'data:image/svg+xml,%3Csvg/%3E',
  });
  return { idEmp, idUser, idMedia, bytes };
}

const get = (path: string, headers = {}) => mediaFiles.request(path, { headers });

it('serves ranges of a video as an inert file', async () => {
  const { idMedia, bytes } = await kept();
  const address = `/${idMedia}/video.mp4`;
  const part = await get(address, { Range: 'bytes=10-19' });
  expect(Object.fromEntries(part.headers)).toMatchObject({
    'content-type': 'video/mp4',
    'content-range': `bytes 10-19/${bytes.byteLength}`,
    'content-length': '10',
    'accept-ranges': 'bytes',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  expect(part.status).toBe(206);
  expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(10, 20))).toBe(true);
  const open = await get(address, { Range: 'bytes=0-' });
  expect(open.headers.get('content-range')).toBe(`bytes 0-${MEGABYTE - 1}/${bytes.byteLength}`);
  const last = await get(address, { Range: 'bytes=-5' });
  expect(Buffer.from(await last.arrayBuffer()).equals(bytes.subarray(-5))).toBe(true);
  expect((await get(address, { Range: `bytes=${bytes.byteLength}-` })).status).toBe(416);
  const whole = await get(address);
  expect([whole.status, (await whole.arrayBuffer()).byteLength]).toEqual([200, bytes.byteLength]);
});

it('returns 304 for a cached video and its ranges', async () => {
  const { idMedia } = await kept();
  const address = `/${idMedia}/video.mp4`;
  const etag = (await get(address)).headers.get('etag') ?? '';
  for (const more of [{}, { Range: 'bytes=0-9' }]) {
    const again = await get(address, { 'If-None-Match': etag, ...more });
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
  }
  expect((await get(address, { 'If-None-Match': '"other"' })).status).toBe(200);
});

it('serves a QuickTime video under the name of MP4 alone', async () => {
  const { idMedia } = await kept('video/quicktime');
  const part = await get(`/${idMedia}/video.mp4`, { Range: 'bytes=0-1' });
  expect([part.status, part.headers.get('content-type')]).toEqual([206, 'video/mp4']);
  for (const path of [
    `/${idMedia}/video.webm`,
    `/${idMedia}/video.mov`,
    `/${randomUUID()}/video.mp4`,
  ]) {
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  }
});

it('shows a video by its poster, which stays as long as the video', async () => {
  const { idEmp, idUser, idMedia } = await kept();
  const bare = await variantOf(idMedia, 320, 'webp');
  expect(bare).toMatchObject({ isPlaceholder: true, cacheLifetime: 'never' });
  const upload = { idEmp, idUser, kind: 'album' } as const;
  const picture = await attachUpload({ ...upload, bytes: await pictures.png() });
  const idPoster = picture.ok ? picture.value.idMedia : '';
  expect(await choosePoster(idEmp + 1, idMedia, idPoster)).toMatchObject({ code: 'not_found' });
  expect(await choosePoster(idEmp, idMedia, idMedia)).toMatchObject({ code: 'not_found' });
  expect(await choosePoster(idEmp, idPoster, idPoster)).toMatchObject({ code: 'not_found' });
  expect(await choosePoster(idEmp, idMedia, idPoster)).toMatchObject({ ok: true });
  const shown = await variantOf(idMedia, 320, 'webp');
  expect(shown).toMatchObject({ contentType: 'image/webp', cacheLifetime: 'anHour' });
  expect(await deletePicture(idEmp, idPoster)).toMatchObject({ code: 'conflict' });
  expect(await deletePicture(idEmp, idMedia)).toMatchObject({ ok: true });
  expect(await deletePicture(idEmp, idPoster)).toMatchObject({ ok: true });
});
