import { expect, it } from 'vitest';
import { ReadersOfDay } from './readers-of-day.ts';
import type { CountedVisit, VisitCount } from './visit-counts.ts';
import { VisitCounts } from './visit-counts.ts';

const day = new Date('2026-11-22T12:00:00+07:00');
const next = new Date('2026-11-23T12:00:00+07:00');
const page: CountedVisit = { idEmp: 1, counted: 'page', value: 'hrsay' };
const reader = (address: string, agent = 'browser') => ({ address, agent });
const term = (value: string): CountedVisit => ({ idEmp: 1, counted: 'term', value });

async function written(counts: VisitCounts): Promise<readonly VisitCount[]> {
  let rows: readonly VisitCount[] = [];
  await counts.flush(async (some) => {
    rows = some;
  });
  return rows;
}

it('counts a reader once a day for each thing, and writes days, never moments', async () => {
  const counts = new VisitCounts();
  for (const at of [day, day, next]) counts.count(reader('one'), page, at);
  counts.count(reader('another'), page, day);
  expect(await written(counts)).toEqual([
    { ...page, day: '2026-11-22', visitors: 2 },
    { ...page, day: '2026-11-23', visitors: 1 },
  ]);
  expect(await written(counts)).toEqual([]);
});

it('counts what a reader searched for once, so that nobody fills the table with words', async () => {
  const counts = new VisitCounts();
  for (let at = 0; at < 100; at += 1)
    counts.count(reader('one', `browser ${at}`), term(`word ${at}`), day);
  expect(await written(counts)).toEqual([{ ...term('word 0'), day: '2026-11-22', visitors: 1 }]);
});

it('keeps what could not be written, together with what comes meanwhile', async () => {
  const counts = new VisitCounts();
  counts.count(reader('a'), page, day);
  const fails = counts.flush(async () => {
    counts.count(reader('b'), page, day);
    throw new Error('database away');
  });
  await expect(fails).rejects.toThrow('database away');
  expect(await written(counts)).toEqual([{ ...page, day: '2026-11-22', visitors: 2 }]);
});

it('holds no more rows than it may, however many companies are asked for', () => {
  const counts = new VisitCounts();
  for (let idEmp = 1; idEmp <= 20_050; idEmp += 1)
    counts.count(reader(`${idEmp}`), { ...page, idEmp }, day);
  expect(counts.size).toBe(20_000);
});

it('counts so much of one address in a day, whatever browsers it names', async () => {
  const counts = new VisitCounts();
  for (let at = 0; at < 2_500; at += 1) counts.count(reader('flood', `${at}`), page, day);
  counts.count(reader('other'), page, day);
  counts.count(reader('flood', 'of the next day'), page, next);
  expect(await written(counts)).toEqual([
    { ...page, day: '2026-11-22', visitors: 2_001 },
    { ...page, day: '2026-11-23', visitors: 1 },
  ]);
});

it('takes hardly one reader in a thousand for another', () => {
  const readers = new ReadersOfDay();
  const isNew = Array.from({ length: 50_000 }, (_, at) => readers.isNew('2026-11-22', `${at}`));
  expect(isNew.filter((some) => !some).length).toBeLessThan(50);
});
