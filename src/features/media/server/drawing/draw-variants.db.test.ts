import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { media } from '#shared/server/db/schema/companies.ts';
import { storage } from '#shared/server/storage/storage.ts';
import { changeCompany, readyMedia, registeredCompany } from '#tests/fixtures/company-fixture.ts';
import { ownDataDir } from '#tests/fixtures/own-data-dir.ts';
import * as pictures from '#tests/fixtures/pictures.ts';
import { mediaFolder } from '../../core/media-keys.ts';
import { mediaFiles } from '../media-files.ts';
import { drawAllVariants, variantOf } from './draw-variants.ts';
import { PictureWorkBusy, pictureWork } from './picture-work.ts';
import { redrawWhenIdle } from './redraw-when-idle.ts';

const dataDir = ownDataDir();
let idEmp: number;
let idMedia: string;

beforeAll(async () => {
  idEmp = (await registeredCompany()).idEmp;
});

async function storedPicture(isArtwork = false): Promise<string> {
  const id = await readyMedia(idEmp);
  const originalKey = `originals/${id}.png`;
  await (await storage()).put(originalKey, await pictures.png({ width: 640, height: 360 }));
  await db
    .update(media)
    .set({ originalKey, isArtwork, width: 640, height: 360 })
    .where(eq(media.idMedia, id));
  return id;
}

beforeEach(async () => {
  idMedia = await storedPicture();
});

const kept = () => readdir(join(dataDir, 'storage', mediaFolder(idMedia))).catch(() => []);

async function get(file: string, headers: Record<string, string> = {}) {
  const answer = await mediaFiles.request(`/${idMedia}/${file}`, { headers });
  return {
    status: answer.status,
    cache: answer.headers.get('cache-control'),
    type: answer.headers.get('content-type'),
    tag: answer.headers.get('etag'),
    length: (await answer.arrayBuffer()).byteLength,
  };
}

async function whileBusy(waiting: number, work: () => Promise<void>): Promise<void> {
  const held = Promise.withResolvers<void>();
  const all = Array.from({ length: 2 + waiting }, () => pictureWork(() => held.promise));
  try {
    await work();
  } finally {
    held.resolve();
    await Promise.all(all);
  }
}

const FULL = 300;

describe('a picture without variants', () => {
  it('is drawn in quick quality for the first request and cached for an hour', async () => {
    expect(await get('320.avif')).toMatchObject({
      status: 200,
      cache: 'public, max-age=3600',
      type: 'image/avif',
      tag: null,
    });
    expect(await kept()).toEqual(['320.quick.avif']);
    expect(await get('320.avif')).toMatchObject({ cache: 'public, max-age=3600' });
  });

  it('is replaced by final quality, which is cached for ever', async () => {
    await get('320.avif');
    await drawAllVariants(idMedia);
    const drawn = [96, 160, 320, 640].flatMap((width) => [`${width}.avif`, `${width}.webp`]);
    expect(await kept()).toEqual(drawn.toSorted());
    expect(await get('320.avif')).toMatchObject({
      cache: 'public, max-age=31536000, immutable',
      tag: `"${idMedia}-320-avif"`,
    });
  });

  it('is drawn once for forty concurrent requests', async () => {
    const put = vi.spyOn(await storage(), 'put');
    await Promise.all(Array.from({ length: 40 }, () => get('320.webp')));
    expect(put).toHaveBeenCalledTimes(1);
    put.mockRestore();
  });
});

describe('while the drawing queue is full', () => {
  it('serves another format or size of the picture with no-store', async () => {
    await get('640.webp');
    await whileBusy(FULL, async () => {
      const webp = { status: 200, cache: 'no-store', type: 'image/webp', tag: null };
      for (const file of ['640.avif', '320.avif', '320.webp']) {
        expect(await get(file), file).toMatchObject(webp);
      }
    });
    expect(await get('640.avif')).toMatchObject({ type: 'image/avif' });
  });

  it('never serves AVIF to a client without AVIF', async () => {
    await get('640.avif');
    await whileBusy(FULL, async () => {
      expect(await get('640.webp')).toMatchObject({ status: 503, cache: 'no-store' });
    });
  });

  it('serves the placeholder to browsers and 503 to other clients', async () => {
    await db
      .update(media)
      .set({ placeholder: 'data:image/webp;base64,UklGRg==' })
      .where(eq(media.idMedia, idMedia));
    await whileBusy(FULL, async () => {
      expect(await get('320.avif', { 'Sec-Fetch-Dest': 'image' })).toEqual({
        status: 200,
        cache: 'no-store',
        type: 'image/webp',
        tag: null,
        length: 4,
      });
      expect(await get('320.avif')).toMatchObject({ status: 503, cache: 'no-store' });
    });
    expect(await kept()).toEqual([]);
  });

  it('lets no request wait longer than four seconds', async () => {
    await db.update(media).set({ placeholder: null }).where(eq(media.idMedia, idMedia));
    const later = globalThis.setTimeout;
    const atOnce = (work: () => void, wait?: number) => later(work, wait === 4_000 ? 0 : wait);
    const hurried = vi.spyOn(globalThis, 'setTimeout');
    hurried.mockImplementation(atOnce as typeof later);
    await whileBusy(1, async () => {
      await expect(variantOf(idMedia, 320, 'avif')).rejects.toBeInstanceOf(PictureWorkBusy);
    });
    hurried.mockRestore();
  });
});

describe('on an idle machine', () => {
  it('draws final variants of requested and first seen pictures', async () => {
    const seen = await storedPicture();
    await variantOf(seen, 320, 'avif');
    idMedia = await storedPicture(true);
    await changeCompany(idEmp, { coverMedia: idMedia });
    const terms = { drawsAhead: true, startDelayMs: 0, isIdle: () => Promise.resolve(true) };
    const drawing = redrawWhenIdle(terms);
    await expect.poll(kept).toHaveLength(8);
    await drawing.stop();
    const files = await storage();
    expect(await files.exists(`${mediaFolder(seen)}/640.webp`)).toBe(true);
    expect(await files.exists(`${mediaFolder(seen)}/320.quick.avif`)).toBe(false);
  });

  it('draws nothing ahead on a busy machine and stops without waiting', async () => {
    idMedia = await storedPicture(true);
    await changeCompany(idEmp, { logoMedia: idMedia });
    let looks = 0;
    const isIdle = async () => {
      looks += 1;
      await nextTurn();
      return false;
    };
    const drawing = redrawWhenIdle({ drawsAhead: true, startDelayMs: 0, isIdle });
    await expect.poll(() => looks).toBeGreaterThan(3);
    await drawing.stop();
    const atTheEnd = looks;
    for (let turn = 0; turn < 10; turn += 1) await nextTurn();
    expect(looks).toBe(atTheEnd);
    expect(await kept()).toEqual([]);
  });
});
