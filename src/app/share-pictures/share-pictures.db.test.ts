import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { companyHeader } from '#features/company/server/company-queries.ts';
import { shareRoot } from '#features/media/core/share-card.ts';
import * as cards from '#features/media/server/share/draw-share-card.ts';
import { translator } from '#i18n/translator.ts';
import type { Locale } from '#shared/core/locale.ts';
import { db } from '#shared/server/db/pool.ts';
import { companyStats } from '#shared/server/db/schema/company-stats.ts';
import { openings } from '#shared/server/db/schema/jobs.ts';
import { storage } from '#shared/server/storage/storage.ts';
import { standInFor } from '#tests/calls/stand-in-for.ts';
import {
  changeCompany,
  makeOpening,
  registeredCompany,
  TEST_INDUSTRY,
} from '#tests/fixtures/company-fixture.ts';
import { ownDataDir } from '#tests/fixtures/own-data-dir.ts';
import { reviewsCard } from './company-cards.ts';
import { findCard } from './find-card.ts';
import { shareAddress } from './share-address.ts';
import { sharePictures } from './share-pictures.ts';

const drawShareCard = standInFor(cards, 'drawShareCard');
drawShareCard.mockResolvedValue(Buffer.from('a picture'));

const dataDir = ownDataDir();
let idEmp = 0;

beforeAll(async () => {
  ({ idEmp } = await registeredCompany());
});

async function addressNow(): Promise<string> {
  const company = await companyHeader(db, idEmp);
  if (!company) throw new Error('no company');
  const card = reviewsCard(company, { t: translator('th'), locale: 'th' });
  return shareAddress({ locale: 'th', kind: 'reviews', name: `${idEmp}` }, card);
}

async function get(address: string) {
  const answer = await sharePictures.request(address.replace(/^\/og/, ''));
  return [answer.status, answer.headers.get('location')];
}

const kept = () => readdir(join(dataDir, 'storage', `og/company/${idEmp}/th/reviews/own`));

it('is drawn once for concurrent requests, and stored', async () => {
  const address = await addressNow();
  const answers = await Promise.all(Array.from({ length: 20 }, () => get(address)));
  expect(answers).toEqual(answers.map(() => [200, null]));
  await get(address);
  expect(drawShareCard).toHaveBeenCalledTimes(1);
  expect(await kept()).toEqual([address.split('/').at(-1)]);
});

it('redirects to the current state, and stores no other', async () => {
  const before = await addressNow();
  await get(before);
  await changeCompany(idEmp, { companyNameTh: 'ชื่อใหม่' });
  const after = await addressNow();
  expect(after).not.toBe(before);
  expect(await get(before)).toEqual([302, after]);
  await get(after);
  expect(await kept()).toEqual([after.split('/').at(-1)]);
});

it('exists for an opening while it is open, and for the list of openings', async () => {
  const name = `${idEmp}-${await makeOpening(idEmp, { positionTh: 'ช่างไฟฟ้า' })}`;
  const shared = { locale: 'th', kind: 'opening', name } as const;
  expect(await findCard(shared)).toMatchObject({ title: 'ช่างไฟฟ้า' });
  expect(await findCard({ ...shared, kind: 'jobs', name: `${idEmp}` })).not.toBeNull();
  await db.update(openings).set({ closedAt: new Date() });
  expect(await findCard(shared)).toBeNull();
});

it('uses the language its font supports, else the text of the site', async () => {
  const before = { companyNameTh: 'บริษัท ทดสอบ จำกัด', companyNameEn: 'Test Company' };
  const titled = async (locale: Locale, change: Partial<typeof before>) => {
    await changeCompany(idEmp, { ...before, ...change });
    const { title } = (await findCard({ locale, kind: 'jobs', name: `${idEmp}` })) ?? {};
    return title;
  };
  const listOf = (locale: Locale, name: string) =>
    translator(locale)('opening:page.listTitle', { companyName: name });
  expect(await titled('en', { companyNameEn: 'Café “Ü” 🎉' })).toBe(listOf('en', 'Café “Ü” 🎉'));
  expect(await titled('en', { companyNameEn: 'Phở Việt' })).toBe(
    listOf('en', before.companyNameTh),
  );
  expect(await titled('th', { companyNameTh: '华为', companyNameEn: '华为 (Thailand)' })).toBe(
    translator('th')('discovery:home.title'),
  );
});

it('mentions the reviews of a field if there are any', async () => {
  const shared = { locale: 'en', kind: 'field', name: `industry-${TEST_INDUSTRY}` } as const;
  const { title } = (await findCard(shared)) ?? {};
  await db.insert(companyStats).values({ idEmp, reviewCount: 1 });
  expect(await findCard(shared)).toMatchObject({ title: `${title}: reviews and scores` });
});

it('is not stored for a company that closes during the drawing', async () => {
  const address = await addressNow();
  const list = (isListed: boolean) => changeCompany(idEmp, { isListed });
  await (await storage()).deleteFolder(shareRoot(idEmp));
  drawShareCard.mockImplementationOnce(async () => {
    await list(false);
    await (await storage()).deleteFolder(shareRoot(idEmp));
    return Buffer.from('a picture');
  });
  await get(address);
  expect(await kept()).toEqual([]);
  await list(true);
});

it('is 404 for unpublished data and for invented URLs', async () => {
  const hash = '0123456789abcdef.jpg';
  const calls = drawShareCard.mock.calls.length;
  const none = [
    '/th/reviews/999999999',
    '/th/reviews/1e3',
    `/th/company/${idEmp}`,
    `/th/article/${idEmp}-1`,
    `/th/article/${idEmp}`,
    `/th/stories/${idEmp}`,
    `/th/album/${idEmp}-1`,
    `/th/opening/${idEmp}`,
    `/th/opening/${idEmp}-1`,
    `/th/jobs/${idEmp}-1`,
    '/th/film/nothing',
    '/th/field/jobField-9998',
    '/th/showcase/nothing.hrsay',
    '/th/page/nothing',
    '/th/page/constructor',
    '/fr/page/home',
    '/th/other/home',
    `/th/page/${'x'.repeat(2000)}`,
  ];
  for (const path of none) expect(await get(`/og${path}/${hash}`), path).toEqual([404, null]);
  expect(await get(`/og/th/page/home/${'0'.repeat(400)}.jpg`)).toEqual([404, null]);
  await changeCompany(idEmp, { isListed: false });
  expect(await get(`/og/th/reviews/${idEmp}/${hash}`)).toEqual([404, null]);
  expect(drawShareCard).toHaveBeenCalledTimes(calls);
});
