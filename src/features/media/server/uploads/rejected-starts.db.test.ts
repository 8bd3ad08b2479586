import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ownDataDir } from '#tests/fixtures/own-data-dir.ts';
import { employerOf, uploadApi } from '#tests/fixtures/upload-api.ts';
import { mp4, recorded, webm } from '#tests/fixtures/videos.ts';
import { MAX_CHUNK_BYTES } from '../../core/upload-contract.ts';
import { MAX_VIDEO_BYTES } from '../../core/video-rules.ts';
import { probeVideo } from '../video/probe-video.ts';

const dataDir = ownDataDir();
const employer = await employerOf('platinum');
const { begin, piece, send } = uploadApi(() => employer);

const MEGABYTE = 1024 * 1024;
const long = Buffer.alloc(9 * MEGABYTE);

it.each([
  ['HEVC', mp4({ codec: 'hvc1', bytes: 9 * MEGABYTE }), 415, ['videoCodec']],
  ['MKV', Buffer.concat([webm({ docType: 'matroska' }), long]), 415, ['videoType']],
  ['H.264', mp4({ bytes: 9 * MEGABYTE }), 204, undefined],
])('judges a video of %s by its first chunk', async (_, bytes, status, file) => {
  const address = (await begin(bytes.byteLength)).headers.get('location') ?? '';
  const answer = await piece(address, 0, bytes.subarray(0, MAX_CHUNK_BYTES));
  expect(answer.status).toBe(status);
  const error = file && (await answer.json()).error.fields.file;
  expect(error).toEqual(file);
  expect((await send('HEAD', address)).status).toBe(file ? 404 : 200);
  if (file) expect(await readdir(join(dataDir, 'storage/uploads'))).toEqual([]);
});

it('reads pictures and sound of a video', async () => {
  const path = join(dataDir, 'film.mp4');
  await writeFile(path, recorded());
  expect(await probeVideo(path)).toMatchObject({ codec: 'AVC', bitDepth: 8, chroma: '4:2:0' });
});

it('returns why a package never accepts a file, even above the daily limit, and accepts lengths of digits only', async () => {
  const basic = await employerOf('basic');
  const { begin } = uploadApi(() => basic);
  expect((await (await begin(MAX_VIDEO_BYTES, 'cover')).json()).error).toMatchObject({
    code: 'forbidden',
    fields: { file: ['videoPackage'] },
  });
  expect((await (await begin(MAX_VIDEO_BYTES, 'album')).json()).error).toMatchObject({
    fields: { file: ['libraryFull'], cap: ['0'] },
  });
  expect((await (await begin(2 * MAX_VIDEO_BYTES, 'logo')).json()).error).toMatchObject({
    fields: { file: ['imageTooLarge'] },
  });
  expect((await (await begin(2 * MAX_VIDEO_BYTES, 'album')).json()).error).toMatchObject({
    fields: { file: ['libraryFull'], cap: ['0'] },
  });
  for (const length of ['1e9', '0x10', '+5', '5.0', '-1', '', '12, 12', '012', '9'.repeat(16)]) {
    expect((await begin(0, 'cover', { 'Upload-Length': length })).status, length).toBe(400);
  }
});
