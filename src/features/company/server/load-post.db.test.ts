import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { Locale } from '#shared/core/locale.ts';
import { db } from '#shared/server/db/pool.ts';
import { companies, media } from '#shared/server/db/schema/companies.ts';
import {
  changeCompany,
  pageItem,
  publishedVersion,
  readyMedia,
  registeredCompany,
} from '#tests/fixtures/company-fixture.ts';
import { STORY } from '../core/post-kinds.ts';
import { companyHeader, publishedCompany } from './company-queries.ts';
import { articleBodyOf } from './content-queries.ts';
import { loadNamedPost, loadPost, publishedIn } from './load-post.ts';

let idEmp = 0;
let picture = '';
let gone = '';

beforeAll(async () => {
  ({ idEmp } = await registeredCompany('platinum'));
  await db.update(companies).set({ publishedThAt: new Date(), publishedEnAt: new Date() });
  picture = await readyMedia(idEmp, 'article');
  gone = await readyMedia(idEmp, 'article');
  const image = { type: 'image', altText: '', caption: '' };
  const images = [picture, gone].map((idMedia) => ({ ...image, idMedia }));
  const body = { root: { type: 'root', children: images } };
  const both = pageItem('article', { headline1: 'สองภาษา', body });
  const chapter = pageItem('brandStory', { headline1: 'เรื่องที่สอง', slugLink: 'สอง' });
  const album = pageItem('album', { theme: 'facilities', title: 'ครัว' });
  const page = (lang: Locale, article: ReturnType<typeof pageItem>[]) =>
    publishedVersion(idEmp, lang, {
      article,
      album: [
        album,
        pageItem('albumPicture', { idMedia: gone, description: 'หาย' }, album.idItem),
        pageItem('albumPicture', { youtubeId: 'dQw4w9WgXcQ' }, album.idItem),
      ],
    });
  await page('th', [
    both,
    pageItem('article', { headline1: 'ไทยเท่านั้น' }),
    pageItem('article', { headline1: 'ซ่อน', showOnProfile: false }),
    pageItem('brandStory', { headline1: 'เรื่องแรก', slugLink: 'first' }),
    chapter,
    pageItem('brandStory', { headline1: 'เรื่องที่ซ่อน', showOnProfile: false }),
  ]);
  await page('en', [
    { ...both, content: { ...both.content, headline1: 'Both' } },
    { ...chapter, content: { ...chapter.content, headline1: 'Two', slugLink: 'two' } },
  ]);
  await db.update(media).set({ state: 'failed' }).where(eq(media.idMedia, gone));
});

async function published(locale: Locale) {
  const company = await publishedCompany(db, idEmp, locale);
  return company && publishedIn(db, company);
}

async function article(headline1: string, locale: Locale) {
  const page = await published(locale);
  const loaded =
    page &&
    (await loadPost(page, ({ articles, stories }) =>
      [...articles, ...stories].find((one) => one.headline1 === headline1),
    ));
  return loaded && { lang: loaded.content.lang, ...loaded.post };
}

it('an article is loaded in the language of the reader, else in the other one', async () => {
  expect(await article('Both', 'en')).toMatchObject({ lang: 'en' });
  expect(await article('สองภาษา', 'th')).toMatchObject({ lang: 'th' });
  expect(await article('ไทยเท่านั้น', 'en')).toMatchObject({ lang: 'th' });
  expect(await article('เรื่องแรก', 'en')).toMatchObject({ lang: 'th', slugLink: 'first' });
});

it('a post lists its languages, its own first', async () => {
  const languages = async (slug: string, locale: Locale) => {
    const page = await published(locale);
    return page && (await loadNamedPost(page, STORY, slug))?.languages;
  };
  expect(await languages('สอง', 'en')).toEqual(['en', 'th']);
  expect(await languages('two', 'th')).toEqual(['th', 'en']);
  expect(await languages('first', 'en')).toEqual(['th']);
});

it('the slug of the other language finds the post in the language of the reader', async () => {
  const page = await published('en');
  const headline = async (slug: string) =>
    page && (await loadNamedPost(page, STORY, slug))?.post.headline1;
  expect(await headline('สอง')).toBe('Two');
  expect(await headline('first')).toBe('เรื่องแรก');
  expect(await headline('no-such')).toBeUndefined();
});

it('a hidden post, one without a public language or above the package is not found', async () => {
  expect(await article('ซ่อน', 'th')).toBeNull();
  expect(await article('เรื่องที่ซ่อน', 'th')).toBeNull();
  const change = (set: Partial<typeof companies.$inferInsert>) => changeCompany(idEmp, set);
  const hasStory = async () => (await companyHeader(db, idEmp))?.hasStory;
  expect(await hasStory()).toBe(true);
  await change({ packageHrSay: 'gold' });
  expect(await article('สองภาษา', 'th')).toBeNull();
  expect(await hasStory()).toBe(false);
  await change({ packageHrSay: 'platinum', publishedThAt: null });
  expect(await article('ไทยเท่านั้น', 'en')).toBeNull();
  await change({ publishedThAt: new Date() });
});

it('the body includes those of its pictures that can be shown', async () => {
  const company = await publishedCompany(db, idEmp, 'th');
  const content = company?.version?.content;
  const [first] = content?.articles ?? [];
  const stored = await articleBodyOf(db, content?.idProfile ?? 0, first?.idFeature ?? 0);
  expect(stored.body?.root.children).toHaveLength(2);
  expect(Object.keys(stored.pictures)).toEqual([picture]);
  expect(await articleBodyOf(db, content?.idProfile ?? 0, 999_999)).toEqual({
    body: null,
    pictures: {},
  });
});

it('an album has its videos and visible pictures, and the number of its theme', async () => {
  const content = (await publishedCompany(db, idEmp, 'th'))?.version?.content;
  expect(content?.albums).toMatchObject([
    { title: 'ครัว', idGalleryTitle: 6, pictures: [{ youtubeId: 'dQw4w9WgXcQ', picture: null }] },
  ]);
  expect(content?.albums[0]?.pictures).toHaveLength(1);
});
