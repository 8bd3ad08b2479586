import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import {
  pageItem,
  publishedVersion,
  registeredCompany,
  writePage,
} from '../../../../tests/support/fixtures/company-fixture.ts';
import { latestArticles } from './latest-articles.ts';

let idEmp = 0;

const change = (set: Partial<typeof companies.$inferInsert>) =>
  db.update(companies).set(set).where(eq(companies.idEmp, idEmp));
const headlines = async (limit = 9) =>
  (await latestArticles(db, 'th', limit)).map(({ article }) => article.headline1);

beforeAll(async () => {
  ({ idEmp } = await registeredCompany(db, 'platinum'));
  const idProfile = await publishedVersion(db, idEmp, 'th');
  const told = (headline1: string, articleDate: string, showOnProfile = true) =>
    pageItem('article', { headline1, articleDate, showOnProfile });
  await writePage(
    db,
    { idEmp, idProfile },
    {
      article: [
        told('เก่า', '2026-01-02'),
        told('ใหม่', '2026-03-04'),
        told('ไม่มีวันที่', ''),
        told('ซ่อน', '2026-05-06', false),
      ],
    },
  );
  await change({ publishedThAt: new Date('2026-03-17T04:05:06Z') });
});

it('tells the newest first, and nothing that is hidden or has no date', async () => {
  expect(await headlines()).toEqual(['ใหม่', 'เก่า']);
  expect(await headlines(1)).toEqual(['ใหม่']);
});

it('tells nothing of a company that has no articles now, has published nothing or is not listed', async () => {
  await change({ packageHrSay: 'gold' });
  expect(await headlines()).toEqual([]);
  await change({ packageHrSay: 'platinum', publishedThAt: null });
  expect(await headlines()).toEqual([]);
  await change({ publishedThAt: new Date(), isListed: false });
  expect(await headlines()).toEqual([]);
});
