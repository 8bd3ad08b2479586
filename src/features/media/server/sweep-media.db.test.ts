import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { storage } from '#shared/server/storage/storage.ts';
import { readyMedia, registeredCompany } from '#tests/fixtures/company-fixture.ts';
import { ownDataDir } from '#tests/fixtures/own-data-dir.ts';
import { originalKey, variantKey } from '../core/media-keys.ts';
import { sweepMedia } from './sweep-media.ts';

ownDataDir();

const HOUR = 60 * 60_000;

it('removes what an upload cut short has left, a day later, and nothing that is known', async () => {
  const files = await storage();
  await sweepMedia(new Date());
  const kept = await readyMedia((await registeredCompany()).idEmp);
  const left = randomUUID();
  for (const idMedia of [kept, left]) {
    await files.put(originalKey(idMedia, 'png'), 'x');
    await files.put(variantKey(idMedia, 320, 'webp'), 'x');
  }
  const isThere = (idMedia: string) => files.exists(originalKey(idMedia, 'png'));
  await sweepMedia(new Date(Date.now() + 23 * HOUR));
  expect([await isThere(kept), await isThere(left)]).toEqual([true, true]);
  await sweepMedia(new Date(Date.now() + 25 * HOUR));
  expect([await isThere(kept), await isThere(left)]).toEqual([true, false]);
});
