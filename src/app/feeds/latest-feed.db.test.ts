import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { reviews } from '#shared/server/db/schema/reviews.ts';
import {
  changeCompany,
  pageItem,
  publishedVersion,
  registeredCompany,
} from '#tests/fixtures/company-fixture.ts';
import { makePublished, publicIdOf } from '#tests/fixtures/review-fixture.ts';
import { latestFeed } from './latest-feed.ts';

it('dates articles by day and reviews by month, for listed companies only', async () => {
  const { idEmp } = await registeredCompany('platinum');
  const article = pageItem('article', {
    headline1: 'ข่าวของเรา',
    headline2: 'เรื่องย่อ',
    articleDate: '2026-03-04',
    showOnProfile: true,
  });
  await publishedVersion(idEmp, 'th', { article: [article] });
  const listing = (isListed: boolean) =>
    changeCompany(idEmp, { isListed, publishedThAt: new Date('2026-03-17T04:05:06Z') });
  await listing(true);

  const shown = await makePublished(idEmp, { lang: 'en', title: 'A review' });
  const changed = await makePublished(idEmp, { title: 'รีวิวที่ถูกแก้' });
  await db.update(reviews).set({ publishedMonth: '2026-02-01' });
  await db.update(reviews).set({ status: 'waiting' }).where(eq(reviews.idReview, changed));

  const { items, path, lang } = await latestFeed('en', 'json');
  expect([path, lang]).toEqual(['/en/feed.json', 'en']);
  expect(items.map(({ day, lang: of, text }) => [day, of, text])).toEqual([
    ['2026-03-04', 'th', 'เรื่องย่อ'],
    ['2026-02-01', 'en', expect.any(String)],
  ]);
  expect(items[1]?.path).toContain(await publicIdOf(shown));
  expect(items[1]?.title).toContain('A review');

  await listing(false);
  expect((await latestFeed('th', 'xml')).items).toEqual([]);
});
