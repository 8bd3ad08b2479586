import { inArray } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import { matchCompanies } from './search-companies.ts';

const NAMES = [
  ['ทีทีดับบลิว', 'TTW'],
  ['ไอแอนด์ไอ กรุ๊ป', 'I&I Group'],
  ['โอซีซี', 'O.C.C.'],
  ['พิโก (ไทยแลนด์)', 'Pico (Thailand)'],
  ['สกาย ไอซีที', 'Sky ICT'],
  ['สกาย ทาวเวอร์', 'Sky Tower'],
  ['พีพี ไพรม์', 'PP Prime'],
  ['พีไอ เมธานคร', 'PI Methanakhon'],
  ['เอสซีจี แพคเกจจิ้ง', 'SCG Packaging'],
  ['เอสจี แคปปิตอล', 'SG Capital'],
] as const;

beforeAll(async () => {
  await db.insert(companies).values(
    NAMES.map(([th, en]) => ({
      companyNameTh: `บริษัท ${th} จำกัด (มหาชน)`,
      companyNameEn: `${en} Public Company Limited`,
      idIndustry: 1,
    })),
  );
});

async function firstFound(keyword: string): Promise<string> {
  const { matches } = await matchCompanies(db, keyword);
  const ids = matches.slice(0, 1).map(({ idEmp }) => idEmp);
  const rows = await db.select().from(companies).where(inArray(companies.idEmp, ids));
  return rows[0]?.companyNameEn.replace(' Public Company Limited', '') ?? '';
}

it.each([
  ['ttw tower', 'TTW'],
  ['ttw tower b', 'TTW'],
  ['i and i group tower', 'I&I Group'],
  ['o c c tower b', 'O.C.C.'],
  ['pico thailand tower', 'Pico (Thailand)'],
  ['pico thailand tower b', 'Pico (Thailand)'],
])('drops words before it changes one or matches another name: %s', async (typed, name) => {
  expect(await firstFound(typed)).toBe(name);
});

it('matches all names with the remaining words', async () => {
  const { matches, omittedTerms } = await matchCompanies(db, 'sky ict tower');
  expect([matches.length > 0, omittedTerms]).toEqual([true, ['tower']]);
});

it.each([
  ['pp pime', 'PP Prime'],
  ['sgc packaging', 'SCG Packaging'],
])('allows one slip in a full name before dropping a word: %s', async (typed, name) => {
  expect(await firstFound(typed)).toBe(name);
});
