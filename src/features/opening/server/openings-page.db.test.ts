import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { inDays, makeOpening as open } from '#tests/fixtures/company-fixture.ts';
import { makeCompany } from '#tests/fixtures/review-fixture.ts';
import { OPENING_PAGE_SIZE, openingListQuery } from '../core/opening-list-query.ts';
import { loadOpening } from './load-opening.ts';
import { loadOpeningsPage } from './load-openings-page.ts';

let idEmp = 0;
let other = 0;
const ids = { newest: 0, bangkok: 0, closed: 0, over: 0, soon: 0, foreign: 0 };

beforeAll(async () => {
  [idEmp, other] = [await makeCompany(), await makeCompany()];
  ids.bangkok = await open(idEmp, { province: '10', jobType: 'partTime', education: 'bachelor' });
  ids.newest = await open(idEmp, { idJobField: 2, postedAt: inDays(-1), descriptionTh: 'สร้าง' });
  ids.closed = await open(idEmp, { province: '50', closedAt: inDays(-1) });
  ids.over = await open(idEmp, { province: '50', expiresAt: inDays(-1) });
  ids.soon = await open(idEmp, { province: '50', postedAt: inDays(1) });
  ids.foreign = await open(other, { province: '50' });
});

const asked = (query: Record<string, string> = {}) =>
  loadOpeningsPage(idEmp, z.parse(openingListQuery, query));
const found = async (query: Record<string, string>) =>
  (await asked(query)).openings.map(({ idJob }) => idJob);

describe('listOpenings', () => {
  it('returns visible openings, newest first, with the filter values in which they differ', async () => {
    const page = await asked();
    expect(page.openings.map(({ idJob }) => idJob)).toEqual([ids.newest, ids.bangkok]);
    expect(page.openings[1]).toMatchObject({ provinceEn: 'Bangkok', salaryCurrency: 'THB' });
    expect(page).toMatchObject({ total: 2, totalPage: 1 });
    const { jobTypes, educations, provinces, jobFields, total } = page.choices;
    expect([jobTypes.toSorted(), educations.toSorted(), provinces, jobFields, total]).toEqual([
      ['fullTime', 'partTime'],
      ['any', 'bachelor'],
      ['10'],
      [1, 2],
      2,
    ]);
  });

  it.each([
    [{ jobType: 'partTime' }, ['bangkok']],
    [{ province: '10' }, ['bangkok']],
    [{ education: 'any' }, ['newest']],
    [{ idJobField: '2', jobType: '' }, ['newest']],
    [{ province: '10', idJobField: '2' }, []],
    [{ province: '50' }, []],
  ] as const)('filters by %o', async (query, names) => {
    expect(await found(query)).toEqual(names.map((name) => ids[name]));
    expect((await asked(query)).total).toBe(names.length);
  });

  it('pages through results', async () => {
    for (let made = 2; made < OPENING_PAGE_SIZE + 1; made += 1) {
      await open(other, { idJobField: 3 });
    }
    const page = (pg: number) => loadOpeningsPage(other, z.parse(openingListQuery, { pg }));
    expect(await page(1)).toMatchObject({ total: OPENING_PAGE_SIZE, totalPage: 1 });
    await open(other, { idJobField: 3 });
    const last = await page(2);
    expect([last.total, last.totalPage, last.openings.length]).toEqual([21, 2, 1]);
  });

  it.each([{ jobType: 'fulltime' }, { province: '99' }, { idJobField: '29' }, { pg: '0' }])(
    'rejects the query %o',
    (query) => expect(z.safeParse(openingListQuery, query).success).toBe(false),
  );
});

describe('findOpening', () => {
  const openOrNot = async (name: keyof typeof ids) => {
    const loaded = await loadOpening(idEmp, ids[name]);
    return loaded ? loaded.opening.isOpen : null;
  };

  it('is open, over, or not of this company', async () => {
    expect(await openOrNot('newest')).toBe(true);
    expect([await openOrNot('closed'), await openOrNot('over')]).toEqual([false, false]);
    expect([await openOrNot('soon'), await openOrNot('foreign')]).toEqual([null, null]);
  });

  it('is shown with other open positions', async () => {
    const loaded = await loadOpening(idEmp, ids.newest);
    expect(loaded?.opening).toMatchObject({ descriptionTh: 'สร้าง', headcount: 1 });
    expect(loaded?.otherOpenings.map(({ idJob }) => idJob)).toEqual([ids.bangkok]);
  });
});

describe('constraints of the database', () => {
  it.each<[string, Parameters<typeof open>[1]]>([
    ['openings_period', { expiresAt: inDays(-4) }],
    ['openings_currency', { salaryCurrency: 'XXX' as 'THB' }],
    ['openings_headcount', { headcount: 0 }],
    ['openings_salary', { salaryFrom: 20_000, salaryTo: 10_000 }],
    ['openings_salary_from', { salaryTo: 10_000 }],
    ['openings_named', { positionTh: '' }],
  ])('%s', async (constraint, change) => {
    await expect(open(idEmp, change)).rejects.toMatchObject({ cause: { constraint } });
  });
});
