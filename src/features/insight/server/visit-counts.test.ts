import { describe, expect, it } from 'vitest';
import { ReadersOfMonth } from '#shared/server/readers-of-month.ts';
import { type CountedVisit, type VisitCount, VisitCounts } from './visit-counts.ts';

const day = new Date('2026-11-22T12:00:00+07:00');
const next = new Date('2026-11-23T12:00:00+07:00');
const nextMonth = new Date('2026-12-01T00:00:00+07:00');
const page: CountedVisit = { idEmp: 1, metric: 'page', value: 'hrsay' };
const reader = (address: string, agent = 'browser') => ({ address, agent });
const term = (value: string): CountedVisit => ({ idEmp: 1, metric: 'term', value });

async function written(counts: VisitCounts): Promise<readonly VisitCount[]> {
  let rows: readonly VisitCount[] = [];
  await counts.flush(async (some) => {
    rows = some;
  });
  return rows;
}

it('counts a reader once a month for each metric, by date only', async () => {
  const counts = new VisitCounts();
  for (const at of [day, day, next]) counts.count(reader('one'), page, at);
  counts.count(reader('another'), page, next);
  counts.count(reader('one'), page, nextMonth);
  expect(await written(counts)).toEqual([
    { ...page, day: '2026-11-22', visitors: 1 },
    { ...page, day: '2026-11-23', visitors: 1 },
    { ...page, day: '2026-12-01', visitors: 1 },
  ]);
  expect(await written(counts)).toEqual([]);
});

describe('search terms', () => {
  it('are stored from the second reader on, including the first', async () => {
    const counts = new VisitCounts();
    counts.count(reader('one'), term('hotel'), day);
    counts.count(reader('one', 'another browser'), term('hotel'), next);
    expect(await written(counts)).toEqual([]);
    counts.count(reader('two'), term('hotel'), next);
    counts.count(reader('three'), term('hotel'), next);
    expect(await written(counts)).toEqual([{ ...term('hotel'), day: '2026-11-23', visitors: 3 }]);
  });

  it('count once a day and IP, for all browsers', async () => {
    const counts = new VisitCounts();
    for (const address of ['one', 'two'])
      for (let at = 0; at < 100; at += 1)
        counts.count(reader(address, `browser ${at}`), term(`word ${at}`), day);
    expect(await written(counts)).toEqual([{ ...term('word 0'), day: '2026-11-22', visitors: 2 }]);
  });

  it('made up by thousands of IPs displace no real ones', async () => {
    const counts = new VisitCounts();
    for (let at = 0; at < 1_500; at += 1) {
      counts.count(reader(`flood ${at}`), term(`made up ${at}`), day);
      if (at % 300 === 0) counts.count(reader(`person ${at}`), term('hotel'), day);
    }
    expect(await written(counts)).toEqual([{ ...term('hotel'), day: '2026-11-22', visitors: 5 }]);
  });

  it('are limited by company and day, also under repetition', async () => {
    const counts = new VisitCounts();
    const ask = (at: number, word: string, now = day) =>
      counts.count(reader(`address ${at}`), term(word), now);
    for (let at = 0; at < 300; at += 1) {
      ask(2 * at, `made up ${at}`);
      ask(2 * at + 1, `made up ${at}`);
      if (at % 60 === 0) ask(10_000 + at, 'hotel');
    }
    const rows = await written(counts);
    expect(rows).toHaveLength(100);
    expect(rows.find(({ value }) => value === 'hotel')?.visitors).toBe(5);
    for (const at of [20_000, 20_001]) ask(at, 'late', next);
    expect(await written(counts)).toEqual([{ ...term('late'), day: '2026-11-23', visitors: 2 }]);
  });
});

it('retries failed counts with later ones', async () => {
  const counts = new VisitCounts();
  counts.count(reader('a'), page, day);
  const fails = counts.flush(async () => {
    counts.count(reader('b'), page, day);
    throw new Error('database away');
  });
  await expect(fails).rejects.toThrow('database away');
  expect(await written(counts)).toEqual([{ ...page, day: '2026-11-22', visitors: 2 }]);
});

it('limits rows across all companies', () => {
  const counts = new VisitCounts();
  for (let idEmp = 1; idEmp <= 20_050; idEmp += 1)
    counts.count(reader(`${idEmp}`), { ...page, idEmp }, day);
  expect(counts.size).toBe(20_000);
});

it('limits counts of one IP a day, for all browsers', async () => {
  const counts = new VisitCounts();
  for (let at = 0; at < 2_500; at += 1) counts.count(reader('flood', `${at}`), page, day);
  counts.count(reader('other'), page, day);
  counts.count(reader('flood', 'of the next day'), page, next);
  expect(await written(counts)).toEqual([
    { ...page, day: '2026-11-22', visitors: 2_001 },
    { ...page, day: '2026-11-23', visitors: 1 },
  ]);
});

it('mistakes less than one reader in a thousand for another', () => {
  const readers = new ReadersOfMonth();
  const isNew = Array.from({ length: 50_000 }, (_, at) => readers.isNew('2026-11', `${at}`));
  expect(isNew.filter((some) => !some).length).toBeLessThan(50);
});
