import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { NO_SESSIONS } from '#shared/core/session.ts';
import { db } from '#shared/server/db/pool.ts';
import { companyStats } from '#shared/server/db/schema/company-stats.ts';
import { apiOf } from '#tests/calls/api-of.ts';
import { changeCompany, listedCompany } from '#tests/fixtures/company-fixture.ts';
import { COMPANY_SORTS } from '../core/discovery-contract.ts';
import { countChoices } from './counts/count-choices.ts';
import { discoveryRoutes } from './discovery-routes.ts';
import { listCompanies, suggestKeyword } from './list-companies.ts';
import { findOverview } from './list-queries.ts';

const api = apiOf(() => NO_SESSIONS, discoveryRoutes);

const asked = {
  keyword: '',
  idIndustry: 0,
  idJobField: 0,
  province: '',
  pg: 1,
  sort: 'relevance',
  vpp: 20,
} as const;

const make = (name: string, idIndustry: number, score: number | null, idJobField = 1) =>
  listedCompany(name, { idIndustry }, { score, reviewCount: score === null ? 0 : 1 }, [idJobField]);

let ids: Record<'kind' | 'calm' | 'bold', number>;

beforeAll(async () => {
  ids = {
    kind: await make('Kindriver', 3, 4.5),
    calm: await make('Calmriver', 3, 3.5, 2),
    bold: await make('Boldriver', 4, null),
  };
});

const found = async (change: Partial<Parameters<typeof listCompanies>[0]>) =>
  (await listCompanies({ ...asked, ...change }, 'th')).companies.map(({ idEmp }) => idEmp);

describe('listCompanies', () => {
  it.each([1, 2])(
    'returns each company once on its pages of %i, the last read from its end',
    async (vpp) => {
      for (const sort of COMPANY_SORTS) {
        const whole = await found({ sort });
        const pages = await Promise.all([1, 2, 3, 4].map((pg) => found({ sort, vpp, pg })));
        expect(pages.flat()).toEqual(whole);
        expect(whole).toHaveLength(3);
      }
    },
  );

  it('filters by industry, job field and keyword together', async () => {
    expect(await found({ idIndustry: 3 })).toEqual([ids.kind, ids.calm]);
    expect(await found({ idIndustry: 3, idJobField: 2 })).toEqual([ids.calm]);
    expect(await found({ idIndustry: 4, idJobField: 2 })).toEqual([]);
    expect(await found({ idIndustry: 3, keyword: 'river', sort: 'score' })).toEqual([
      ids.kind,
      ids.calm,
    ]);
    expect(await found({ idIndustry: 3, keyword: 'Boldriver' })).toEqual([]);
    expect(await found({ idJobField: 2, keyword: 'river' })).toEqual([ids.calm]);
    expect(await found({ idIndustry: 9999, idJobField: 1, keyword: 'Boldriver' })).toEqual([
      ids.bold,
    ]);
  });

  it('also filters near matches', async () => {
    expect(await found({ idIndustry: 3, keyword: 'kindrievr' })).toEqual([ids.kind]);
    expect(await found({ idIndustry: 4, keyword: 'kindrievr' })).toEqual([]);
    expect(await found({ idIndustry: 3, keyword: 'knidriver boldrievr' })).toEqual([]);
  });

  it('also filters by province', async () => {
    await changeCompany(ids.calm, { province: '83' });
    expect(await found({ province: '83' })).toEqual([ids.calm]);
    expect(await found({ province: '83', keyword: 'river' })).toEqual([ids.calm]);
    expect(await found({ province: '83', idIndustry: 4 })).toEqual([]);
    expect(await found({ province: '10' })).toEqual([]);
  });

  it('suggests the other keyboard layout if it finds companies', async () => {
    const meant = (keyword: string, idIndustry = 0) =>
      suggestKeyword({ ...asked, keyword, idIndustry }, 'th');
    const kindriver = 'ษรืกพรอำพ';
    expect(await found({ keyword: kindriver })).toEqual([]);
    expect(await meant(kindriver)).toBe('Kindriver');
    expect(await meant(kindriver, 4)).toBeNull();
    expect(await meant('zzqq')).toBeNull();
    expect(await meant('')).toBeNull();
  });

  it('applies one filter for API clients, industry first', async () => {
    const asks = async (query: string) => {
      const { data } = await (await api.request(`/search?${query}`)).json();
      return data.map(({ idEmp }: { idEmp: number }) => idEmp);
    };
    expect(await asks('idIndustry=3&idJobField=1&keyword=Boldriver')).toEqual([ids.kind, ids.calm]);
    expect(await asks('idJobField=2&keyword=Boldriver')).toEqual([ids.calm]);
    expect(await asks('keyword=Boldriver')).toEqual([ids.bold]);
  });

  it('treats 9999 as every industry, unrated companies last, and counts pages', async () => {
    expect(await found({ idIndustry: 9999 })).toEqual([ids.kind, ids.calm, ids.bold]);
    const { window } = await listCompanies({ ...asked, vpp: 1 }, 'th');
    expect(window).toMatchObject({ total: 3, totalPage: 3, startPage: 1, endPage: 3 });
  });

  it('leaves closed companies out', async () => {
    const closed = await make('Closedriver', 5, 5);
    expect(await found({ idIndustry: 5 })).toEqual([closed]);
    await changeCompany(closed, { isActive: false });
    expect(await found({ idIndustry: 5 })).toEqual([]);
    expect(await found({ keyword: 'Closedriver' })).not.toContain(closed);
  });

  it('includes companies without a page', async () => {
    expect(await findOverview(db, ids.kind)).toEqual({ hrsay: false, hasYousay: true });
    expect(await findOverview(db, 2_000_000_000)).toBeNull();
  });

  it('returns scores with one decimal, in the order of all', async () => {
    const shown = { score: 4.1, scoreLow: 3.9, scoreHigh: 4.3, life: 4, work: null };
    const long = { scoreLow: 3.949, scoreHigh: 4.2501 };
    const aspects = { life: { score: 3.99, low: 3.9, high: 4.1, reviewCount: 1 } };
    const [less, more] = [await make('Less', 6, 4.111), await make('More', 6, 4.114_98)];
    await db
      .update(companyStats)
      .set({ ...long, aspects })
      .where(eq(companyStats.idEmp, more));
    const { data } = await (
      await api.request('/companiesListByIndusElastic/1?idIndustry=6')
    ).json();
    expect(data).toMatchObject([
      { idEmp: more, ...shown },
      { idEmp: less, score: 4.1 },
    ]);
  });

  it('also filters by score, recognition, size, openings and pages', async () => {
    const told = await make('Toldriver', 7, 3.96);
    const near = await make('Nearriver', 7, 3.94);
    const early = await make('Earlyriver', 7, 4.9);
    const stats = { reviewCount: 3, recognition: 'excellent', openingCount: 2 } as const;
    await db.update(companyStats).set(stats).where(eq(companyStats.idEmp, told));
    await db
      .update(companyStats)
      .set({ reviewCount: 3, recognition: 'good' })
      .where(eq(companyStats.idEmp, near));
    await changeCompany(early, { companySize: 8, publishedEnAt: new Date() });
    const among = (change: Parameters<typeof found>[0]) => found({ idIndustry: 7, ...change });
    expect(await among({})).toEqual([early, told, near]);
    expect(await among({ scoreFrom: '4' })).toEqual([told]);
    expect(await among({ scoreFrom: '3.5' })).toEqual([told, near]);
    expect(await among({ recognition: 'good' })).toEqual([told, near]);
    expect(await among({ recognition: 'excellent' })).toEqual([told]);
    expect(await among({ recognition: 'finest' })).toEqual([]);
    expect(await among({ hiring: true })).toEqual([told]);
    expect(await among({ hasPage: true })).toEqual([early]);
    expect(await among({ size: 8 })).toEqual([early]);
    expect(await among({ size: 7 })).toEqual([]);
    expect(await among({ scoreFrom: '3.5', recognition: 'good', hiring: true })).toEqual([told]);
    expect(await found({ keyword: 'earlyriver', hasPage: true })).toEqual([early]);
    expect(await found({ keyword: 'earlyriver', hiring: true })).toEqual([]);
    const { window } = await listCompanies(
      { ...asked, idIndustry: 7, scoreFrom: '3.5', vpp: 1 },
      'th',
    );
    expect(window).toMatchObject({ total: 2, totalPage: 2 });
    const counts = await countChoices({ ...asked, hiring: true });
    expect(counts.industries.get('7')).toBe(1);
  });
});
