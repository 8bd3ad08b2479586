import { beforeAll, describe, expect, it } from 'vitest';
import { aspectsBy } from '#shared/core/aspects.ts';
import type { AspectScores } from '#shared/core/domain/review.ts';
import { db } from '#shared/server/db/pool.ts';
import { companyJobFields, companyStats } from '#shared/server/db/schema/company-stats.ts';
import { changeCompany } from '#tests/fixtures/company-fixture.ts';
import { makeCompany, makePublished } from '#tests/fixtures/review-fixture.ts';
import { storedStats } from '../counts/stored-counts-queries.ts';
import { EVERY_COMPANY } from '../list-queries.ts';
import { areMeansUncounted, fieldStats, storeMeans } from './field-queries.ts';
import { loadField } from './load-field.ts';

const BANKING = { ...EVERY_COMPANY, idIndustry: 12 };
const aspect = (score: number, reviewCount: number) => ({ score, low: 1, high: 5, reviewCount });

async function bank(province: string, reviewCount: number, score: number, aspects: AspectScores) {
  const idEmp = await makeCompany();
  await changeCompany(idEmp, { idIndustry: 12, province });
  const stats = { reviewCount, score, aspects, openingCount: 2, lastReviewMonth: '2026-03-01' };
  await db
    .insert(companyStats)
    .values({ idEmp, ...stats })
    .onConflictDoUpdate({ target: companyStats.idEmp, set: stats });
  return idEmp;
}

let large: number;
let small: number;

beforeAll(async () => {
  large = await bank('10', 30, 4, { life: aspect(4, 30), money: aspect(3, 10) });
  small = await bank('83', 10, 2, { life: aspect(2, 10) });
  const closed = await bank('84', 50, 1, {});
  await changeCompany(closed, { isActive: false });
  await makePublished(large, { lang: 'th', title: 'ใหม่' }, 0);
  await makePublished(large, { lang: 'th', title: 'เก่า' }, 400);
  await makePublished(small, { lang: 'en', title: 'old' }, 800);
  await makePublished(closed, { lang: 'th', title: 'ปิดแล้ว' }, 0);
});

describe('loadField', () => {
  it('adds up public companies, weighted by reviews', async () => {
    const { figures } = await loadField(BANKING, 'th');
    expect(figures).toMatchObject({ reviews: 40, openings: 4, score: 3.5, market: 3.5 });
    expect(figures.aspects).toEqual({ ...aspectsBy('rated', () => null), life: 3.5, money: 3 });
  });

  it('has the newest review of each company, the reader’s language first', async () => {
    const titles = async (reader: 'th' | 'en') =>
      (await loadField(BANKING, reader)).latest.map(({ title }) => title);
    expect(await titles('th')).toEqual(['ใหม่', 'old']);
    expect(await titles('en')).toEqual(['old', 'ใหม่']);
  });

  it('is limited to a selected province', async () => {
    const { figures } = await loadField({ ...BANKING, province: '83' }, 'th');
    expect(figures).toMatchObject({ reviews: 10, score: 2 });
  });

  it('is empty without a company', async () => {
    const nothing = { ...BANKING, idIndustry: 13 };
    const { figures, latest } = await loadField(nothing, 'th');
    expect(figures).toMatchObject({ reviews: 0, openings: 0, score: null });
    expect(latest).toEqual([]);
  });
});

it('stored means equal computed ones until the next night', async () => {
  await changeCompany(small, { province: null });
  await db.insert(companyJobFields).values({ idEmp: large, idJobField: 2 });
  const places = [
    EVERY_COMPANY,
    BANKING,
    { ...EVERY_COMPANY, province: '10' },
    { ...EVERY_COMPANY, idJobField: 2 },
  ];
  const told = () => Promise.all(places.map((place) => fieldStats(db, place)));
  const counted = await told();
  expect(await areMeansUncounted(db)).toBe(true);
  await storeMeans(db);
  expect(await areMeansUncounted(db)).toBe(false);
  expect(await told()).toEqual(counted);
  expect(counted.map(({ score }) => score)).toEqual([3.5, 3.5, 4, 4]);
  await db.update(companyStats).set({ score: 5 });
  expect(await told()).toEqual(counted);
  await storeMeans(db);
  expect((await told()).map(({ score }) => score)).toEqual([5, 5, 5, 5]);
});

it('the site totals leave out closed companies', async () => {
  expect(await storedStats(db, EVERY_COMPANY)).toEqual({ companies: 2, reviews: 40, openings: 4 });
});
