import { beforeAll, expect, it } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import { changeCompany, listedCompany } from '#tests/fixtures/company-fixture.ts';
import { listCompanies } from '../list-companies.ts';
import { EVERY_COMPANY } from '../list-queries.ts';
import { countChoices, listWithChoices } from './count-choices.ts';

const all = { ...EVERY_COMPANY, keyword: '' };

type Place = Readonly<{ idIndustry: number; province: string | null }>;
const make = (name: string, place: Place, idJobFields: readonly number[]) =>
  listedCompany(name, place, null, idJobFields);

async function counts(asked: Partial<Parameters<typeof countChoices>[0]>, most?: number) {
  const found = await countChoices({ ...all, ...asked }, null, most);
  return {
    industries: Object.fromEntries(found.industries),
    jobFields: Object.fromEntries(found.jobFields),
    provinces: Object.fromEntries(found.provinces),
    isLeast: found.isLeast,
  };
}

beforeAll(async () => {
  await make('Kindriver', { idIndustry: 3, province: '10' }, [1, 2]);
  await make('Calmriver', { idIndustry: 3, province: '83' }, [2]);
  await make('Boldhill', { idIndustry: 4, province: null }, [1]);
  const closed = await make('Closedriver', { idIndustry: 3, province: '10' }, [1]);
  await changeCompany(closed, { isActive: false });
});

it('counts public companies for every choice', async () => {
  expect(await counts({})).toEqual({
    industries: { 3: 2, 4: 1 },
    jobFields: { 1: 2, 2: 2 },
    provinces: { 10: 1, 83: 1 },
    isLeast: false,
  });
});

it('counts a choice with all filters but its own', async () => {
  expect(await counts({ idIndustry: 3, idJobField: 1 })).toEqual({
    industries: { 3: 1, 4: 1 },
    jobFields: { 1: 1, 2: 2 },
    provinces: { 10: 1 },
    isLeast: false,
  });
  expect(await counts({ idIndustry: 3, province: '83' })).toMatchObject({
    industries: { 3: 1 },
    provinces: { 10: 1, 83: 1 },
  });
});

it('counts among keyword matches, equal to the filtered list', async () => {
  expect(await counts({ keyword: 'river', idIndustry: 4 })).toEqual({
    industries: { 3: 2 },
    jobFields: {},
    provinces: {},
    isLeast: false,
  });
  const list = {
    ...all,
    keyword: 'river',
    idJobField: 1,
    pg: 1,
    sort: 'relevance',
    vpp: 20,
  } as const;
  const { window } = await listCompanies(list, 'th');
  expect((await counts({ keyword: 'river' })).jobFields).toMatchObject({ 1: window.total });
  const alone = await listWithChoices({ ...list, idJobField: 0 }, 'th');
  expect(alone.window.total).toBe(2);
  expect(alone.counts).toEqual(await countChoices({ ...all, keyword: 'river' }));
  expect(await counts({ keyword: 'nothingofthename' })).toEqual({
    industries: {},
    jobFields: {},
    provinces: {},
    isLeast: false,
  });
});

it('counts many alike without stored counts, and only the first ones above the limit', async () => {
  await db.update(companies).set({ publishedThAt: new Date() });
  for (const name of ['One', 'Two', 'Three', 'Four']) {
    await make(`Bare ${name}`, { idIndustry: 3, province: '10' }, [1]);
  }
  for (const among of [
    {},
    { idIndustry: 3 },
    { idJobField: 1 },
    { idIndustry: 3, province: '10' },
    { idIndustry: 3, idJobField: 1, province: '10' },
  ]) {
    const asked = { ...among, hasPage: true };
    const exact = await counts(asked);
    expect(exact.isLeast).toBe(false);
    expect(await counts(asked, 4), JSON.stringify(among)).toEqual(exact);
  }
  const first = await counts({ hasPage: true }, 2);
  expect(first.isLeast).toBe(true);
  expect(Object.values(first.industries).reduce((sum, count) => sum + count)).toBe(2);
});
