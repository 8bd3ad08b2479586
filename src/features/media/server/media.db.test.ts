import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MediaKind } from '#shared/core/domain/media.ts';
import { db } from '#shared/server/db/pool.ts';
import { companies, media } from '#shared/server/db/schema/companies.ts';
import { profileMedia, profileVersions } from '#shared/server/db/schema/profiles.ts';
import { startWorkers, stopWorkers } from '#shared/server/jobs/start-workers.ts';
import { storage } from '#shared/server/storage/storage.ts';
import { readyMedia, registeredCompany } from '#tests/fixtures/company-fixture.ts';
import { ownDataDir } from '#tests/fixtures/own-data-dir.ts';
import * as pictures from '#tests/fixtures/pictures.ts';
import { libraryCap } from '../core/media-caps.ts';
import { mediaFolder, originalKey, variantKey } from '../core/media-keys.ts';
import { attachUpload } from './attach-upload.ts';
import { deletePicture } from './delete-picture.ts';
import { drawAllVariants, variantOf } from './drawing/draw-variants.ts';
import { sharp } from './drawing/sharp.ts';
import { mediaFiles } from './media-files.ts';
import { mediaWorkers } from './media-jobs.ts';
import { sweepMedia } from './sweep-media.ts';

const dataDir = ownDataDir();
let idEmp: number;

afterAll(() => stopWorkers(1000));

beforeEach(async () => {
  const row = { companyNameTh: 'บริษัทตัวอย่าง', idIndustry: 1, packageHrSay: 'silver' as const };
  const [company] = await db.insert(companies).values(row).returning({ idEmp: companies.idEmp });
  idEmp = company?.idEmp ?? 0;
});

function upload(bytes: Uint8Array, kind: MediaKind = 'cover') {
  return attachUpload({ idEmp, idUser: null, kind, bytes });
}

async function uploaded(bytes: Uint8Array, kind?: MediaKind) {
  const outcome = await upload(bytes, kind);
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.value;
}

const colours = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, n) => pictures.png({ colour: `rgb(${n}, 9, 9)` })));

async function countStored(): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from media where id_emp = ${idEmp}`,
  );
  return rows[0]?.count ?? 0;
}

async function originals(): Promise<string[]> {
  const files = await readdir(join(dataDir, 'storage'), { recursive: true }).catch(() => []);
  return files.filter((name) => name.includes('original'));
}

/** Reads picture formats that the product's own process blocks. */
async function measured(bytes: Uint8Array) {
  sharp.unblock({ operation: ['VipsForeignLoad'] });
  try {
    return await sharp(bytes).metadata();
  } finally {
    sharp.block({ operation: ['VipsForeignLoadWebp', 'VipsForeignLoadHeif'] });
  }
}

/** A running worker would also draw the pictures of earlier tests. */
const endDrawing = () => db.execute(sql`delete from pgboss.job where name = 'draw-variants'`);

describe('an upload', () => {
  it('becomes a picture of its company with a drawing job', async () => {
    const picture = await uploaded(await pictures.png({ width: 1600, height: 900 }));
    expect(picture).toMatchObject({ kind: 'cover', width: 1600, height: 900 });
    const { rows } = await db.execute(
      sql`select 1 from pgboss.job where name = 'draw-variants' and data->>'idMedia' = ${picture.idMedia}`,
    );
    expect(rows).toHaveLength(1);
  });

  it('repeated is one picture and one file', async () => {
    const bytes = await pictures.png({ colour: '#123456' });
    const before = (await originals()).length;
    const ids = await Promise.all([uploaded(bytes), uploaded(bytes), uploaded(bytes)]);
    expect(new Set(ids.map(({ idMedia }) => idMedia)).size).toBe(1);
    expect((await originals()).length).toBe(before + 1);
  });

  it('of thirty at a time stops exactly at the cap and leaves no rejected file', async () => {
    const cap = libraryCap('silver', 'cover');
    const before = (await originals()).length;
    const outcomes = await Promise.all((await colours(30)).map((bytes) => upload(bytes)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(cap);
    const fields = { cap: [String(cap)], count: [String(cap)] };
    for (const outcome of outcomes) {
      if (!outcome.ok) expect(outcome).toEqual({ ok: false, code: 'libraryFull', fields });
    }
    expect(await countStored()).toBe(cap);
    expect((await originals()).length).toBe(before + cap);
  });

  it('is rejected without such a section in the package, and beyond the storage limit', async () => {
    const bytes = await pictures.png();
    expect(await upload(bytes, 'album')).toMatchObject({ code: 'libraryFull' });
    await uploaded(await pictures.png({ colour: '#abc' }));
    await db.execute(sql`update media set bytes = 200 * 1024 * 1024 where id_emp = ${idEmp}`);
    expect(await upload(bytes)).toMatchObject({ code: 'companyKilobytes' });
  });

  it('does not count pictures that only earlier versions show, since they cannot be deleted', async () => {
    const cap = libraryCap('silver', 'cover');
    const all: { idMedia: string }[] = [];
    for (const bytes of await colours(cap)) all.push(await uploaded(bytes));
    const [past = { idMedia: '' }, current = { idMedia: '' }] = all;
    for (const { idMedia } of [past, current]) await showAsCover(idMedia, 'archived');
    await showAsCover(current.idMedia);
    const next = async (colour: string) => upload(await pictures.png({ colour }));
    expect(await next('#fedcba')).toMatchObject({ ok: true });
    expect(await next('#abcdef')).toMatchObject({ code: 'libraryFull' });
    expect(await countStored()).toBe(cap + 1);
    expect(await db.$count(profileVersions, eq(profileVersions.idEmp, idEmp))).toBe(3);
  });

  it('returns 507 when the disk is nearly full', async () => {
    const files = await storage();
    const free = vi.spyOn(files, 'freeBytes').mockResolvedValue(1024 ** 3);
    expect(await upload(await pictures.png())).toMatchObject({ code: 'storage_full' });
    free.mockResolvedValue(100 * 1024 ** 3);
    const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    const put = vi.spyOn(files, 'put').mockRejectedValue(new Error('write', { cause: full }));
    expect(await upload(await pictures.png())).toMatchObject({ code: 'storage_full' });
    put.mockRestore();
    free.mockRestore();
    expect(await countStored()).toBe(0);
  });
});

async function showAsCover(idMedia: string, state: 'draft' | 'archived' = 'draft'): Promise<void> {
  const version = { idEmp, lang: 'th' as const, state };
  const [profile] = await db
    .insert(profileVersions)
    .values(version)
    .returning({ idProfile: profileVersions.idProfile });
  await db
    .insert(profileMedia)
    .values({ idProfile: profile?.idProfile ?? 0, section: 'cover', idMedia });
}

describe('a picture', () => {
  it('is drawn at all its widths, upright and without metadata', async () => {
    const photo = await pictures.phonePhoto({ width: 450, height: 700 });
    const { idMedia } = await uploaded(photo, 'logo');
    await drawAllVariants(idMedia);
    const names = await readdir(join(dataDir, 'storage', mediaFolder(idMedia)));
    const drawn = [96, 160, 320, 640, 960].flatMap((width) => [`${width}.avif`, `${width}.webp`]);
    expect(names.toSorted()).toEqual([...drawn, 'original.jpg'].toSorted());
    for (const [width, real] of [
      [320, 320],
      [640, 640],
      [960, 700],
    ] as const) {
      for (const format of ['avif', 'webp'] as const) {
        const variant = await variantOf(idMedia, width, format);
        const seen = await measured(variant?.bytes ?? new Uint8Array());
        expect(seen).toMatchObject({ width: real, height: Math.round((real / 700) * 450) });
        expect(seen.format).toBe(format === 'avif' ? 'heif' : 'webp');
        expect(seen.exif).toBeUndefined();
      }
    }
  });

  it('loses data appended to its pixels', async () => {
    const page = Buffer.from('<script>alert(document.domain)</script>');
    const { idMedia } = await uploaded(Buffer.concat([await pictures.png(), page]));
    const variant = await variantOf(idMedia, 320, 'webp');
    expect(Buffer.from(variant?.bytes ?? []).includes('<script>')).toBe(false);
  });

  it('is drawn by the worker, and again when its files are lost', async () => {
    await endDrawing();
    const { idMedia } = await uploaded(await pictures.png({ width: 400, height: 225 }), 'logo');
    await startWorkers(mediaWorkers, 'worker');
    const state = () =>
      db.execute<{ state: string }>(sql`select state from media where id_media = ${idMedia}`);
    await expect.poll(async () => (await state()).rows[0]?.state).toBe('ready');
    await stopWorkers(1000);
    await (await storage()).delete(`${mediaFolder(idMedia)}/640.webp`);
    expect(await variantOf(idMedia, 640, 'webp')).not.toBeNull();
  });

  it('may be our own SVG, drawn at the requested width', async () => {
    const idMedia = crypto.randomUUID();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"/>';
    const originalKey = `${mediaFolder(idMedia)}/original.svg`;
    await (await storage()).put(originalKey, svg, { durable: false });
    await db.insert(media).values({
      idMedia,
      idEmp,
      kind: 'cover',
      state: 'ready',
      isArtwork: true,
      mimeType: 'image/svg+xml',
      bytes: svg.length,
      sha256: '',
      originalKey,
      width: 1600,
      height: 900,
    });
    for (const [width, real] of [
      [320, 320],
      [1920, 1600],
    ] as const) {
      const variant = await variantOf(idMedia, width, 'webp');
      expect(await measured(variant?.bytes ?? new Uint8Array())).toMatchObject({ width: real });
    }
  });
});

describe('the URL of a picture', () => {
  const get = (path: string, headers = {}) => mediaFiles.request(path, { headers });

  it('serves an inert and immutable file', async () => {
    const { idMedia } = await uploaded(await pictures.png());
    await drawAllVariants(idMedia);
    const answer = await get(`/${idMedia}/320.avif`);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    const tag = answer.headers.get('etag') ?? '';
    expect((await get(`/${idMedia}/320.avif`, { 'If-None-Match': tag })).status).toBe(304);
  });

  it('returns 404 for another picture, width, format or file', async () => {
    const { idMedia } = await uploaded(await pictures.png());
    for (const path of [
      `/${crypto.randomUUID()}/320.webp`,
      `/${idMedia}/321.webp`,
      `/${idMedia}/320.png`,
      `/${idMedia}/320.svg`,
      `/${idMedia}/original.png`,
      `/${idMedia}/..%2foriginal.png`,
      `/..%2f..%2f${idMedia}/320.webp`,
      '/1/320.webp',
      `/${idMedia.toUpperCase()}x/320.webp`,
    ]) {
      const answer = await get(path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('erases a deleted picture and not one in use', async () => {
    const gone = await uploaded(await pictures.png({ colour: '#010203' }));
    const shown = await uploaded(await pictures.png({ colour: '#030201' }));
    await showAsCover(shown.idMedia);
    expect(await deletePicture(idEmp, shown.idMedia)).toEqual({ ok: false, code: 'conflict' });
    expect(await deletePicture(idEmp + 1, gone.idMedia)).toEqual({ ok: false, code: 'not_found' });
    expect(await deletePicture(idEmp, gone.idMedia)).toMatchObject({ ok: true });
    expect((await get(`/${gone.idMedia}/320.webp`)).status).toBe(404);
    await endDrawing();
    await startWorkers(mediaWorkers, 'worker');
    const folder = join(dataDir, 'storage', mediaFolder(gone.idMedia));
    await expect.poll(() => readdir(folder).catch(({ code }) => code)).toBe('ENOENT');
    expect((await get(`/${shown.idMedia}/320.webp`)).status).toBe(200);
  });
});

const HOUR = 60 * 60_000;

it('removes files of interrupted uploads after a day, and no existing ones', async () => {
  const files = await storage();
  await sweepMedia(new Date());
  const stored = await readyMedia((await registeredCompany()).idEmp);
  const left = randomUUID();
  for (const idMedia of [stored, left]) {
    await files.put(originalKey(idMedia, 'png'), 'x');
    await files.put(variantKey(idMedia, 320, 'webp'), 'x');
  }
  const isThere = (idMedia: string) => files.exists(originalKey(idMedia, 'png'));
  await sweepMedia(new Date(Date.now() + 23 * HOUR));
  expect([await isThere(stored), await isThere(left)]).toEqual([true, true]);
  await sweepMedia(new Date(Date.now() + 25 * HOUR));
  expect([await isThere(stored), await isThere(left)]).toEqual([true, false]);
});
