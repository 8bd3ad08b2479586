import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { PACKAGE_CAPS } from '#shared/core/packages.ts';
import { db } from '#shared/server/db/pool.ts';
import type { companies } from '#shared/server/db/schema/companies.ts';
import {
  changeCompany,
  pageItem,
  publishedVersion,
  registeredCompany,
} from '#tests/fixtures/company-fixture.ts';
import { latestArticles } from './latest-articles.ts';
import { newestArticles } from './latest-articles-queries.ts';

let idEmp = 0;

const change = (set: Partial<typeof companies.$inferInsert>) => changeCompany(idEmp, set);
const headlines = async (limit = 9) =>
  (await latestArticles(db, 'th', limit)).map(({ article }) => article.headline1);

beforeAll(async () => {
  ({ idEmp } = await registeredCompany('platinum'));
  const told = (headline1: string, articleDate: string, showOnProfile = true) =>
    pageItem('article', { headline1, articleDate, showOnProfile });
  await publishedVersion(idEmp, 'th', {
    article: [
      told('เก่า', '2026-01-02'),
      told('ใหม่', '2026-03-04'),
      told('ไม่มีวันที่', ''),
      told('ยังไม่ถึง', '2999-12-31'),
      told('ซ่อน', '2026-05-06', false),
    ],
  });
  await change({ publishedThAt: new Date('2026-03-17T04:05:06Z') });
});

it('lists the newest first, without hidden, undated and future articles', async () => {
  expect(await headlines()).toEqual(['ใหม่', 'เก่า']);
  expect(await headlines(1)).toEqual(['ใหม่']);
});

it('skips companies that have no articles, no public page or are not listed', async () => {
  await change({ packageHrSay: 'gold' });
  expect(await headlines()).toEqual([]);
  await change({ packageHrSay: 'platinum', publishedThAt: null });
  expect(await headlines()).toEqual([]);
  await change({ publishedThAt: new Date(), isListed: false });
  expect(await headlines()).toEqual([]);
});

describe('a company with many articles', () => {
  const ITS_NEWEST = ['29', '28', '27'];

  beforeAll(async () => {
    const { idEmp: prolific } = await registeredCompany('platinum');
    const publishedThAt = new Date();
    await changeCompany(prolific, { publishedThAt });
    const { albumsOrNews } = PACKAGE_CAPS.platinum;
    // An album counts towards the cap, so the last two of these are hidden.
    const article = Array.from({ length: albumsOrNews + 1 }, (_, index) => {
      const day = String(index + 1).padStart(2, '0');
      return pageItem('article', { headline1: day, articleDate: `2024-01-${day}` });
    });
    const album = [pageItem('album', { title: 'งานเลี้ยง' })];
    await publishedVersion(prolific, 'th', { album, article });
  });

  it('contributes the three newest of its visible articles', async () => {
    expect(await headlines()).toEqual(ITS_NEWEST);
  });

  it('fills up for articles that its page hides', async () => {
    expect(await headlines(1)).toEqual(ITS_NEWEST.slice(0, 1));
  });
});

describe('many companies', () => {
  const COMPANIES = 12;
  const dayOf = (index: number) => `2025-01-${String(10 + index)}`;

  beforeAll(async () => {
    for (let index = 0; index < COMPANIES; index += 1) {
      const other = await registeredCompany('platinum');
      const publishedAt = new Date(Date.UTC(2026, 0, COMPANIES - index));
      await changeCompany(other.idEmp, { publishedThAt: publishedAt, publishedEnAt: publishedAt });
      for (const lang of ['th', 'en'] as const) {
        const headline1 = `${lang} ${index}`;
        const article = [pageItem('article', { headline1, articleDate: dayOf(index) })];
        await publishedVersion(other.idEmp, lang, { article });
      }
    }
  });

  it('are all searched, each in the language of the reader', async () => {
    const newestFirst = Array.from(
      { length: COMPANIES },
      (_, index) => `th ${COMPANIES - 1 - index}`,
    );
    expect(await headlines(COMPANIES)).toEqual(newestFirst);
    expect(await headlines(3)).toEqual(newestFirst.slice(0, 3));
    const english = await latestArticles(db, 'en', 1);
    expect(english.map(({ article }) => article.headline1)).toEqual(['en 11']);
  });

  it('are searched by the index, in order', async () => {
    const plan = await db.transaction(async (tx) => {
      // With so few rows the planner prefers a scan with a sort.
      await tx.execute(sql`set local enable_seqscan = off`);
      await tx.execute(sql`set local enable_sort = off`);
      const { rows } = await tx.execute(sql`explain ${newestArticles(tx, 'th', 20)}`);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    const [above, ...below] = plan.split('Index Scan using profile_items_latest_articles');
    expect(below).toHaveLength(1);
    expect(above).not.toContain('Sort');
  });
});
