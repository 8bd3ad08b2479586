import { inArray } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { maxCompanyBytes } from '#features/media/core/media-caps.ts';
import { db } from '#shared/server/db/pool.ts';
import { mediaCaptions } from '#shared/server/db/schema/captions.ts';
import { media } from '#shared/server/db/schema/companies.ts';
import {
  pageItem,
  publishedVersion,
  putIntoPackage,
  readyMedia,
  registeredCompany,
  type TestCompany,
} from '#tests/fixtures/company-fixture.ts';
import { completeDraft, draftOf, save, sectionOf } from '#tests/fixtures/draft-fixture.ts';
import { submitProfile } from '../submission/submit-profile.ts';
import { setAltTexts } from './library-queries.ts';
import { readLibrary } from './library-routes.ts';
import { replaceMedia } from './replace-media.ts';

let company: TestCompany;
let shown: string;

beforeEach(async () => {
  company = await registeredCompany();
  shown = await completeDraft(company, 'th');
});

const owner = () => ({ ...company, packageHrSay: 'gold' as const });
const replace = (idReplacement: string, idMedia = shown) =>
  replaceMedia({ ...company, idMedia, idReplacement });

it('lists the media of a company with their uses and the remaining bytes', async () => {
  await publishedVersion(company.idEmp, 'th', { cover: [pageItem('banner', { idMedia: shown })] });
  const spare = await readyMedia(company.idEmp, 'aspect');
  const theirs = await readyMedia((await registeredCompany()).idEmp);
  const captions = { lang: 'th', vtt: '', cues: 2, bytes: 30 } as const;
  await db.insert(mediaCaptions).values([
    { ...captions, idMedia: spare },
    { ...captions, idMedia: spare, isCurrent: false },
    { ...captions, idMedia: theirs },
  ]);
  const library = await readLibrary(owner());
  expect(library).toMatchObject({ total: 2, bytes: 2060, maxBytes: maxCompanyBytes('gold') });
  const uses = Object.fromEntries(library.items.map((item) => [item.idMedia, item.uses]));
  expect(uses[spare]).toEqual([]);
  const [said] = library.items.filter(({ idMedia }) => idMedia === spare);
  expect(said?.captions).toMatchObject([{ lang: 'th', cues: 2, bytes: 30 }]);
  expect(uses[shown]).toHaveLength(2);
  expect(uses[shown]).toEqual(
    expect.arrayContaining([
      { lang: 'th', state: 'draft', section: 'cover' },
      { lang: 'th', state: 'published', section: 'cover' },
    ]),
  );
  expect((await readLibrary(owner(), { pg: 2, vpp: 1 })).items).toHaveLength(1);
});

it('stores descriptions in both languages for media of the own company only', async () => {
  const said = { altTh: 'สำนักงาน', altEn: '' };
  expect(await setAltTexts(db, { idEmp: company.idEmp, idMedia: shown, ...said })).toBe(true);
  expect((await readLibrary(owner())).items[0]).toMatchObject(said);
  const { idEmp } = await registeredCompany();
  expect(await setAltTexts(db, { idEmp, idMedia: shown, ...said })).toBe(false);
});

it('replaces a picture in both drafts', async () => {
  await draftOf(company, 'en');
  const other = await readyMedia(company.idEmp, 'aspect');
  expect(await replace(other)).toEqual({ ok: true, value: { replaced: 2 } });
  for (const lang of ['th', 'en'] as const) {
    const { items } = await sectionOf(company, { lang, section: 'cover' });
    expect(items.map(({ content }) => content)).toEqual([{ idMedia: other, altText: '' }]);
  }
  expect(await replace(other)).toEqual({ ok: true, value: { replaced: 0 } });
});

it('replaces it inside an article with the library description and preserves the text', async () => {
  await putIntoPackage(company, 'platinum');
  const place = { lang: 'th', section: 'article' } as const;
  const [old, other] = [
    await readyMedia(company.idEmp, 'article'),
    await readyMedia(company.idEmp, 'article'),
  ];
  const image = (idMedia: string, altText: string) => {
    return { type: 'image', idMedia, altText, caption: 'ค' };
  };
  const words = { type: 'paragraph', children: [{ type: 'text', text: 'ข', format: 0 }] };
  const bodyWith = (idMedia: string, altText: string) => ({
    root: { type: 'root', children: [image(idMedia, altText), words, image(shown, 'ก')] },
  });
  await setAltTexts(db, { idEmp: company.idEmp, idMedia: other, altTh: 'ง', altEn: 'n' });
  const article = { body: bodyWith(old, 'ก'), coverMedia: old };
  await save(company, place, [pageItem('article', article)]);
  expect(await replace(other, old)).toEqual({ ok: true, value: { replaced: 1 } });
  const { items } = await sectionOf(company, place);
  expect(items[0]?.content).toMatchObject({ body: bodyWith(other, 'ง'), coverMedia: other });
});

it('replaces a video by another one', async () => {
  await putIntoPackage(company, 'platinum');
  const place = { lang: 'th', section: 'cover' } as const;
  const old = await readyMedia(company.idEmp);
  const other = await readyMedia(company.idEmp);
  await db
    .update(media)
    .set({ mimeType: 'video/mp4' })
    .where(inArray(media.idMedia, [old, other]));
  await save(company, place, [pageItem('banner', { idMedia: old })]);
  expect(await replace(other, old)).toEqual({ ok: true, value: { replaced: 1 } });
  const { items } = await sectionOf(company, place);
  expect(items[0]?.content).toMatchObject({ idMedia: other });
});

it('replaces in all drafts or in none', async () => {
  await draftOf(company, 'en');
  const [foreign, twice] = [
    await readyMedia((await registeredCompany()).idEmp),
    await readyMedia(company.idEmp),
  ];
  expect(await replace(foreign)).toMatchObject({ code: 'not_found' });
  const cover = { lang: 'th', section: 'cover' } as const;
  const banners = [shown, twice].map((idMedia) => pageItem('banner', { idMedia }));
  await save(company, cover, banners);
  expect(await replace(twice)).toMatchObject({ code: 'invalid_fields' });
  const { items } = await sectionOf(company, { ...cover, lang: 'en' });
  expect(items.map(({ content }) => content['idMedia'])).toEqual([shown]);
});

it('changes nothing while the team reads the draft', async () => {
  await submitProfile(db, { ...company, lang: 'th', remark: '', now: new Date() });
  const other = await readyMedia(company.idEmp);
  expect(await replace(other)).toMatchObject({ ok: false, code: 'awaiting_review' });
});
