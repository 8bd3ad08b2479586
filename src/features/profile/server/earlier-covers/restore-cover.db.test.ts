import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { media } from '#shared/server/db/schema/companies.ts';
import {
  pageItem,
  putIntoPackage,
  readyMedia,
  registeredCompany,
  type TestCompany,
} from '#tests/fixtures/company-fixture.ts';
import { completeDraft, draftOf, goOut, save, sectionOf } from '#tests/fixtures/draft-fixture.ts';
import { earlierCovers } from './earlier-cover-queries.ts';
import { restoreCover, takeCoverBack } from './restore-cover.ts';

const PLACE = { lang: 'th', section: 'cover' } as const;
let company: TestCompany;
let first = '';

const banner = async () =>
  pageItem('banner', { idMedia: await readyMedia(company.idEmp, 'cover') });
const inDraft = async () =>
  (await sectionOf(company, PLACE)).items.map(({ content }) => content['idMedia']);
const earlier = async () =>
  (await earlierCovers(db, company.idEmp, 'th')).map(({ idMedia }) => idMedia);

beforeEach(async () => {
  company = await registeredCompany('gold');
  await completeDraft(company, 'th');
  [first = ''] = (await inDraft()) as string[];
  await goOut(company);
});

it('puts a cover that was public back into the draft, once, and takes it out again', async () => {
  expect(await earlier()).toEqual([]);
  const second = await banner();
  await save(company, PLACE, [second]);
  expect(await earlier()).toEqual([first]);
  const { revision } = await sectionOf(company, PLACE);
  const order = { ...company, ...PLACE, idMedia: first };
  for (let time = 0; time < 2; time += 1) {
    expect(await restoreCover(db, order)).toEqual({ ok: true, value: { idMedia: first } });
    expect(await inDraft()).toEqual([second.content['idMedia'], first]);
  }
  const restored = await sectionOf(company, PLACE);
  expect(restored.items.at(-1)?.content).toEqual({ idMedia: first, altText: 'cover' });
  expect(restored.revision).toBe(revision + 1);
  expect(await earlier()).toEqual([]);
  await takeCoverBack(db, order);
  expect(await inDraft()).toEqual([second.content['idMedia']]);
  expect(await earlier()).toEqual([first]);
});

it('goes no further than the package, and takes no cover that was never on this page', async () => {
  const three = [await banner(), await banner(), await banner()];
  await save(company, PLACE, three);
  const order = { ...company, ...PLACE, idMedia: first };
  expect(await restoreCover(db, order)).toMatchObject({ ok: false, code: 'cap_reached' });
  await save(company, PLACE, three.slice(1));
  const never = String(three[0]?.content['idMedia']);
  expect(await restoreCover(db, { ...order, idMedia: never })).toMatchObject({ code: 'not_found' });
  const other = await registeredCompany('gold');
  await completeDraft(other, 'th');
  expect(await restoreCover(db, { ...order, ...other })).toMatchObject({ code: 'not_found' });
});

it('takes no cover of the page in the other language, and none whose file was deleted', async () => {
  const order = { ...company, ...PLACE, idMedia: first };
  await draftOf(company, 'en');
  for (const lang of ['th', 'en'] as const) await save(company, { ...PLACE, lang }, []);
  expect(await earlierCovers(db, company.idEmp, 'en')).toEqual([]);
  expect(await restoreCover(db, { ...order, lang: 'en' })).toMatchObject({ code: 'not_found' });
  expect(await earlier()).toEqual([first]);
  await db.update(media).set({ deletedAt: new Date() }).where(eq(media.idMedia, first));
  expect(await earlier()).toEqual([]);
  expect(await restoreCover(db, order)).toMatchObject({ code: 'not_found' });
});

it('brings no video back where the package has none', async () => {
  await db.update(media).set({ mimeType: 'video/mp4' }).where(eq(media.idMedia, first));
  const second = await banner();
  await save(company, PLACE, [second]);
  const order = { ...company, ...PLACE, idMedia: first };
  expect(await restoreCover(db, order)).toMatchObject({ ok: false, code: 'video_package' });
  expect(await inDraft()).toEqual([second.content['idMedia']]);
  await putIntoPackage(company, 'platinum');
  expect(await restoreCover(db, order)).toMatchObject({ ok: true });
});
