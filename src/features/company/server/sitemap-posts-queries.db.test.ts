import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { POSTS_PER_SITEMAP } from '#features/discovery/core/sitemap.ts';
import type { Locale } from '#shared/core/locale.ts';
import { db } from '#shared/server/db/pool.ts';
import { type companies, media } from '#shared/server/db/schema/companies.ts';
import { profileVersions } from '#shared/server/db/schema/profiles.ts';
import {
  changeCompany,
  pageItem,
  publishedVersion,
  readyMedia,
  registeredCompany,
} from '#tests/fixtures/company-fixture.ts';
import { postChunks, sitemapPosts } from './sitemap-posts-queries.ts';

const MARCH = new Date('2026-03-17T04:05:06.789Z');
let idEmp = 0;
let chunk = 0;
let cover = '';
let shown = '';

const change = (set: Partial<typeof companies.$inferInsert>) => changeCompany(idEmp, set);

async function listed(lang: Locale) {
  const posts = (await sitemapPosts(db, chunk)).find((company) => company.idEmp === idEmp)?.posts;
  return posts?.[lang].map(({ kind, slugLink, theme }) => `${kind} ${slugLink ?? theme}`);
}

beforeAll(async () => {
  ({ idEmp } = await registeredCompany('platinum'));
  chunk = Math.ceil(idEmp / POSTS_PER_SITEMAP);
  [cover, shown] = await Promise.all([readyMedia(idEmp), readyMedia(idEmp)]);
  const gone = await readyMedia(idEmp);
  await db.update(media).set({ deletedAt: MARCH }).where(eq(media.idMedia, gone));
  const story = pageItem('brandStory', { headline1: 'เรื่อง', slugLink: 'first' });
  const filled = pageItem('album', {
    theme: 'facilities',
    title: 'ครัว',
    coverMedia: cover,
  });
  const film = { youtubeId: 'dQw4w9WgXcQ' };
  await publishedVersion(idEmp, 'th', {
    album: [
      filled,
      pageItem('albumPicture', film, filled.idItem),
      pageItem('albumPicture', { idMedia: gone }, filled.idItem),
      pageItem('albumPicture', { idMedia: shown }, filled.idItem),
      pageItem('album', { theme: 'life', title: 'ว่าง' }),
    ],
    article: [
      pageItem('article', { headline1: 'ข่าว', slugLink: 'news', coverMedia: shown }),
      pageItem('article', { headline1: 'ซ่อน', slugLink: 'hidden', showOnProfile: false }),
      story,
    ],
  });
  await publishedVersion(idEmp, 'en', {
    article: [{ ...story, content: { ...story.content, slugLink: 'first-en' } }],
  });
  await change({ publishedThAt: MARCH, publishedEnAt: MARCH });
});

it('the sitemap lists the posts of each language without hidden and empty ones', async () => {
  expect(await postChunks(db)).toEqual([chunk]);
  expect(await listed('th')).toEqual(['album facilities', 'article news', 'brandStory first']);
  expect(await listed('en')).toEqual(['brandStory first-en']);
  const [company] = await sitemapPosts(db, chunk);
  expect(company).toMatchObject({ idEmp, publishedMonth: '2026-03' });
  expect(company?.posts.th.map(({ pictures }) => pictures)).toEqual([[cover, shown], [shown], []]);
  expect(await sitemapPosts(db, chunk + 1)).toEqual([]);
});

it('drafts, private pages, closed companies and smaller packages are in no sitemap', async () => {
  await change({ publishedEnAt: null });
  expect(await listed('en')).toEqual([]);
  for (const set of [
    { publishedThAt: null },
    { isActive: false },
    { isListed: false },
    { packageHrSay: 'gold' as const },
  ]) {
    await change(set);
    expect([await listed('th'), await postChunks(db)]).toEqual([undefined, []]);
    await change({
      publishedThAt: MARCH,
      isActive: true,
      isListed: true,
      packageHrSay: 'platinum',
    });
  }
  expect(await listed('th')).toHaveLength(3);
  const draft = (await registeredCompany('platinum')).idEmp;
  const article = [pageItem('article', { headline1: 'ร่าง' })];
  await publishedVersion(draft, 'th', { article });
  await changeCompany(draft, { publishedThAt: MARCH });
  const isOfDraft = eq(profileVersions.idEmp, draft);
  await db.update(profileVersions).set({ state: 'draft' }).where(isOfDraft);
  const last = Math.ceil(draft / POSTS_PER_SITEMAP);
  const known = await sitemapPosts(db, last);
  expect(known.some((company) => company.idEmp === draft)).toBe(false);
});
