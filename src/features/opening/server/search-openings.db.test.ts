import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { openings } from '#shared/server/db/schema/jobs.ts';
import { inDays, listedCompany, makeOpening } from '#tests/fixtures/company-fixture.ts';
import { OPENING_PAGE_SIZE } from '../core/opening-list-query.ts';
import { openingSearchQuery } from '../core/opening-search-query.ts';
import { searchOpenings } from './search-openings.ts';

const open = (idEmp: number, change: Partial<typeof openings.$inferInsert>) =>
  makeOpening(idEmp, { postedAt: inDays(-20), ...change });

/** The tests share a database: every title holds a word no other test uses. */
const MARK = 'Zwirbel';
const ids = { python: 0, sales: 0, maths: 0, dollars: 0, early: 0 };
const names = () =>
  new Map(Object.entries(ids).map(([name, idJob]) => [idJob, name as keyof typeof ids]));

beforeAll(async () => {
  const loved = await listedCompany(
    'Loved',
    {},
    { score: 4.2, scoreLow: 4, scoreHigh: 4.4, reviewCount: 12 },
  );
  const fair = await listedCompany('Searched', {}, { score: 3.46, reviewCount: 8 });
  const early = await listedCompany('Searched', {}, { score: 4.8, reviewCount: 2 });
  ids.python = await open(loved, {
    positionTh: 'โปรแกรมเมอร์ (ไพทอน)',
    positionEn: `Senior Python-Developer ${MARK}`,
    province: '10',
    education: 'bachelor',
    salaryFrom: 40_000,
    salaryTo: 60_000,
    postedAt: inDays(-2),
  });
  ids.sales = await open(fair, {
    positionTh: `พนักงาน ขาย ${MARK}`,
    province: '50',
    jobType: 'partTime',
    idJobField: 2,
    salaryFrom: 18_000,
    postedAt: inDays(-10),
  });
  ids.maths = await open(loved, { positionEn: `R&D Maths, HR ${MARK}`, positionTh: '' });
  ids.dollars = await open(fair, {
    positionEn: `Diver ${MARK}`,
    salaryFrom: 90_000,
    salaryCurrency: 'USD',
    postedAt: inDays(-30),
  });
  ids.early = await open(early, { positionEn: `Early bird ${MARK}`, postedAt: inDays(-40) });
  const hidden = { positionEn: `Hidden ${MARK}` };
  await open(await listedCompany('Searched', { isListed: false }), hidden);
  await open(await listedCompany('Searched', { isActive: false }), hidden);
  await open(loved, { ...hidden, closedAt: inDays(-1) });
  await open(loved, { ...hidden, expiresAt: inDays(-1) });
  await open(loved, { ...hidden, postedAt: inDays(1) });
});

const asked = (query: Record<string, string>) =>
  searchOpenings(z.parse(openingSearchQuery, { keyword: MARK, ...query }));
const found = async (query: Record<string, string>) => {
  const page = await asked(query);
  expect(page.total).toBe(page.openings.length);
  return page.openings.map(({ idJob }) => names().get(idJob));
};

describe('searchOpenings', () => {
  it('returns open positions of public companies, newest first', async () => {
    expect(await found({})).toEqual(['python', 'sales', 'maths', 'dollars', 'early']);
  });

  it('returns the rating of the company and the age of the posting', async () => {
    const { openings: shown } = await asked({});
    expect(shown[0]).toMatchObject({
      companyNameEn: 'Loved Co., Ltd.',
      provinceEn: 'Bangkok',
      score: 4.2,
      reviewCount: 12,
      logo: null,
      daysAgo: 2,
      isDemo: false,
    });
    expect(shown[1]).toMatchObject({ daysAgo: 10, reviewCount: 8 });
  });

  it.each([
    ['python developer', ['python']],
    ['PYTHONDEVELOPER', ['python']],
    ['โปรแกรมเมอร', ['python']],
    ['พนักงานขาย', ['sales']],
    ['ขาย พนักงาน', ['sales']],
    ['r&d', ['maths']],
    ['hr', ['maths']],
    ['th', []],
    ['100% _', []],
    ['???', []],
    ['python diver', []],
  ] as const)('finds “%s” in titles, in any spelling', async (keyword, expected) => {
    const { openings: shown } = await asked({ keyword });
    const known = shown.flatMap(({ idJob }) => names().get(idJob) ?? []);
    expect(known).toEqual(expected);
  });

  it.each([
    ['โปรแกรมเมมอ', 'โปรแกรมเมอร์ (ไพทอน)'],
    ['pyton develloper', 'โปรแกรมเมอร์ (ไพทอน)'],
    ['python', null],
    ['zzzzzz', null],
    ['???', null],
  ])('suggests for “%s” without a result: %s', async (keyword, title) => {
    expect((await asked({ keyword })).suggestedKeyword?.positionTh ?? null).toBe(title);
  });

  it('suggests titles within the other filters', async () => {
    expect((await asked({ keyword: 'pyton', province: '50' })).suggestedKeyword).toBeNull();
  });

  it.each([
    [{ idJobField: '2' }, ['sales']],
    [{ province: '10' }, ['python']],
    [{ jobType: 'partTime' }, ['sales']],
    [{ education: 'bachelor' }, ['python']],
    [{ salaryFrom: '15000' }, ['python', 'sales']],
    [{ salaryFrom: '20000' }, ['python']],
    [{ scoreFrom: '3.5' }, ['python', 'sales', 'maths', 'dollars']],
    [{ scoreFrom: '4' }, ['python', 'maths']],
    [{ fresh: '1' }, ['python']],
    [{ province: '10', idJobField: '2' }, []],
    [{ sort: 'salary' }, ['python', 'sales', 'maths', 'dollars', 'early']],
    [{ sort: 'score' }, ['early', 'python', 'maths', 'sales', 'dollars']],
  ] as const)('filters and sorts by %o', async (query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  it('returns sure pay first, and possible pay at the end', async () => {
    const payers = await listedCompany('Searched', {});
    const positionEn = 'Wobbler';
    const pays = async (salaryFrom: number, salaryTo?: number) =>
      open(payers, { positionEn, salaryFrom, salaryTo, postedAt: inDays(-salaryFrom / 10_000) });
    const [least, reaching, sure] = [
      await pays(16_000, 19_000),
      await pays(16_500, 22_500),
      await pays(20_000),
    ];
    const {
      openings: begin,
      mayReach,
      mayReachTotal,
      total,
    } = await asked({ keyword: positionEn, salaryFrom: '20000' });
    const idsOf = (shown: typeof begin) => shown.map(({ idJob }) => idJob);
    expect([idsOf(begin), idsOf(mayReach)]).toEqual([[sure], [reaching]]);
    expect([total, mayReachTotal]).toEqual([2, 1]);
    const all = await asked({ keyword: positionEn });
    expect([idsOf(all.openings), all.mayReach]).toEqual([[least, reaching, sure], []]);
  });

  it('continues across pages where sure results end', async () => {
    const payers = await listedCompany('Searched', {});
    const positionEn = 'Gobbler';
    for (let made = 0; made < OPENING_PAGE_SIZE; made += 1) {
      await open(payers, {
        positionEn,
        salaryFrom: made % 2 === 0 ? 30_000 : 10_000,
        salaryTo: 40_000,
      });
    }
    for (let made = 0; made < OPENING_PAGE_SIZE; made += 1) {
      await open(payers, { positionEn, salaryFrom: 10_000, salaryTo: 40_000 });
    }
    const page = (pg: string) => asked({ keyword: positionEn, salaryFrom: '30000', pg });
    const [first, second, third] = [await page('1'), await page('2'), await page('3')];
    const shown = [first, second, third].map(({ openings, mayReach }) => [
      openings.length,
      mayReach.length,
    ]);
    expect([shown, first.total]).toEqual([
      [
        [10, 10],
        [0, 20],
        [0, 0],
      ],
      40,
    ]);
    const seen = [first, second].flatMap(({ openings, mayReach }) => [...openings, ...mayReach]);
    expect(new Set(seen.map(({ idJob }) => idJob)).size).toBe(40);
  });

  it('returns each result on one page only', async () => {
    const many = await listedCompany('Searched', {});
    const positionEn = 'Quibbler';
    for (let made = 0; made <= OPENING_PAGE_SIZE; made += 1) await open(many, { positionEn });
    const page = (pg: string) => asked({ keyword: positionEn, pg });
    const [first, second, third] = [await page('1'), await page('2'), await page('3')];
    expect([first.total, first.totalPage, first.isCut]).toEqual([21, 2, false]);
    expect([first, second, third].map(({ openings: shown }) => shown.length)).toEqual([20, 1, 0]);
    const seen = [...first.openings, ...second.openings].map(({ idJob }) => idJob);
    expect(new Set(seen).size).toBe(OPENING_PAGE_SIZE + 1);
  });
});
