import { expect, it, vi } from 'vitest';
import * as counting from '#features/discovery/server/counts/stored-counts-queries.ts';
import {
  discoveryRoutes,
  searchServiceRoutes,
} from '#features/discovery/server/discovery-routes.ts';
import { masterDataRoutes } from '#features/discovery/server/master-data-routes.ts';
import { reviewRoutes } from '#features/review/server/review-routes.ts';
import { NO_SESSIONS } from '#shared/core/session.ts';
import { db } from '#shared/server/db/pool.ts';
import { companyStats } from '#shared/server/db/schema/company-stats.ts';
import { apiOf } from '../support/calls/api-of.ts';
import { registeredCompany, TEST_INDUSTRY } from '../support/fixtures/company-fixture.ts';

const api = apiOf(() => NO_SESSIONS, discoveryRoutes, masterDataRoutes, reviewRoutes);
const service = apiOf(() => NO_SESSIONS, searchServiceRoutes);
const ask = async (path: string) => {
  const answer = await api.request(path);
  return { kept: answer.headers.get('Cache-Control'), ...(await answer.json()) };
};

it('returns the total and the number found, cached on request', async () => {
  await registeredCompany();
  const all = await ask('/search');
  const found = await ask('/search?keyword=zzqqxx&cache=1');
  expect(found).toMatchObject({ success: 1, total: 0, totalAll: all.total });
  expect([all.kept, found.kept]).toEqual([null, 'public, max-age=600']);
});

it.each(['getAllIndustry', 'getAllJobField', 'getAllCountry', 'getAllState'])(
  '%s is English unless Thai is requested by its number',
  async (list) => {
    const none = await ask(`/masterdata/${list}`);
    expect(none.data).toEqual((await ask(`/masterdata/${list}?idLanguage=1`)).data);
    expect(none.data).not.toEqual((await ask(`/masterdata/${list}?idLanguage=38`)).data);
    expect(JSON.stringify(none.data)).not.toMatch(/[ก-๙]/);
  },
);

it('counts categories in the built-in lists, and answers them with nought when the database cannot', async () => {
  await registeredCompany();
  const counts = async (list: string) =>
    (await ask(`/${list}`)).data.map(({ totalCompany }: { totalCompany: number }) => totalCompany);
  const all = (await ask('/search')).total;
  expect((await counts('countGroupIndustryElastic')).at(-1)).toBe(all);
  for (const [list, length] of [
    ['countGroupIndustryElastic', 47],
    ['countGroupJFElastic', 28],
  ] as const) {
    vi.spyOn(counting, 'storedCountsBy').mockRejectedValueOnce(new Error('the database is away'));
    expect(await counts(list)).toEqual(new Array(length).fill(0));
  }
});

it.each([
  ['companiesByTotalApply', ''],
  ['getCompaniesListByJFElastic', '&idJobfield=1'],
  ['companiesListByIndusElastic', `&idIndustry=${TEST_INDUSTRY}`],
])(
  '%s is a list with its window, of a hundred at most, and of no page before the first',
  async (list, of) => {
    await registeredCompany();
    const { total, totalPage, totalAll } = await ask(`/${list}/1?vpp=1${of}`);
    expect([totalPage, totalAll]).toEqual([total, total]);
    for (const query of ['vpp=0', 'vpp=101', 'vpp=1&vpp=2']) {
      expect((await ask(`/${list}/1?${query}${of}`)).error.code, query).toBe('bad_request');
    }
    expect((await ask(`/${list}/0?vpp=1${of}`)).error.code).toBe('not_found');
  },
);

it('finds a company through the search service by either name of it, and suggests eight at most', async () => {
  for (let n = 0; n < 9; n += 1) await registeredCompany();
  const call = async (values: Record<string, string>) => {
    const body = new URLSearchParams(values);
    return (await service.request('/', { method: 'POST', body })).json();
  };
  const found = await call({ service: 'searchCompany', keyword: 'test company', vpp: '3' });
  expect([found.success, found.data.length, found.total > 3]).toEqual([1, 3, true]);
  const suggested = await call({ service: 'getAutoCompleteCompany', keyword: 'test' });
  expect([suggested.success, suggested.data.length]).toEqual([1, 8]);
  expect((await call({ service: 'dropTable', keyword: 'x' })).success).toBe(0);
});

it('returns the recognition of a company with its figures, and nothing for one without', async () => {
  const { idEmp } = await registeredCompany();
  const figures = { reviewCount: 41, score: 4.36, scoreLow: 4.12, scoreHigh: 4.58 };
  await db.insert(companyStats).values({ idEmp, ...figures, recognition: 'finest' });
  const { data } = await ask(`/recognition/${idEmp}`);
  const shown = { reviewCount: 41, score: 4.4, scoreLow: 4.1, scoreHigh: 4.6 };
  expect(data).toEqual({ ...shown, recognition: 'finest' });
  expect(await ask('/recognition/999999999')).toMatchObject({ error: { code: 'not_found' } });
});
