// Recall of the search for the kinds of queries of `npm run bench -- search`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { isNotNull, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { importCompanyFile } from '#features/discovery/server/import-companies.ts';
import { matchCompanies, searchCompanies } from '#features/discovery/server/search-companies.ts';
import { db } from '#shared/server/db/pool.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import {
  asPeopleWrite,
  type LabelledQuery,
} from '../../scripts/bench/support/search/as-people-write.ts';
import { makeCompanies } from '../../scripts/seed/company/company.ts';

const FIXTURES = join(import.meta.dirname, '../fixtures');
const INVENTED = 2000;
/** The server ends a statement after five seconds, which all at once take on a busy machine. */
const TOGETHER = 100;

let keys: ReadonlyMap<number, string | null>;

beforeAll(async () => {
  const names = makeCompanies(INVENTED, 0).map(({ name }, index) => ({
    companyNameTh: name.full.th,
    companyNameEn: name.full.en,
    idIndustry: (index % 46) + 1,
  }));
  for (let from = 0; from < names.length; from += TOGETHER) {
    await db.insert(companies).values(names.slice(from, from + TOGETHER));
  }
  await importCompanyFile(process.env['DATABASE_URL'] ?? '', join(FIXTURES, 'companies.csv'));
  const rows = await db.select({ id: companies.idEmp, key: companies.importKey }).from(companies);
  keys = new Map(rows.map(({ id, key }) => [id, key]));
});

const firstTen = async (keyword: string) =>
  (await searchCompanies(db, keyword)).slice(0, 10).map(({ idEmp }) => keys.get(idEmp));

describe('searching for a company', () => {
  it('has it among the first ten, however it was typed', async () => {
    const queries = parse<LabelledQuery>(readFileSync(join(FIXTURES, 'search-queries.csv')), {
      columns: true,
    });
    const missed: LabelledQuery[] = [];
    for (const labelled of queries) {
      const found = await firstTen(labelled.query);
      if (!found.includes(labelled.expectedId)) missed.push(labelled);
    }
    expect(queries.length).toBeGreaterThan(300);
    expect(1 - missed.length / queries.length, JSON.stringify(missed)).toBeGreaterThanOrEqual(0.98);
  });

  it('has it there by each way of writing more than the name', async () => {
    const listed = await db
      .select({
        id: sql<string>`${companies.importKey}`,
        th: companies.companyNameTh,
        en: companies.companyNameEn,
      })
      .from(companies)
      .where(isNotNull(companies.importKey))
      .orderBy(companies.importKey);
    const some = listed.filter((_, index) => index % 3 === 0);
    const kinds = Map.groupBy(asPeopleWrite(some), ({ kind }) => kind);
    const poor: string[][] = [];
    for (const [kind, queries] of kinds) {
      const missed: string[] = [];
      for (const { query, expectedId } of queries) {
        if (!(await firstTen(query)).includes(expectedId)) missed.push(query);
      }
      if (missed.length > 0.05 * queries.length) poor.push([kind, ...missed]);
    }
    expect(poor).toEqual([]);
    expect(kinds.size).toBeGreaterThan(20);
  });

  it.each([
    ['a legal form begun', 'บริษัท น้ำปิงใส เครื่องดื่ม จำ', 'T02'],
    ['a legal form written out', 'Bluetide Seafood (Thailand) Co.,Ltd.', 'T09'],
    ['words in another order', 'hospital naphalai', 'T10'],
    ['words of both languages', 'solalume เอ็นเนอร์จี', 'T32'],
    ['a slip in a name half typed', 'chankrachagn lif', 'T26'],
    ['a word inside a name without spaces', 'ประกันชีวิต', 'T26'],
    ['slips in several words', 'naphalia hopsital', 'T10'],
    ['slips in words of both languages', 'sollalum เอ็นเนอจี', 'T32'],
    ['doubled signs', 'เเสงหิ่งห้อย', 'T37'],
  ])('forgives %s', async (_, keyword, expected) => {
    expect((await firstTen(keyword)).includes(expected)).toBe(true);
  });

  it.each([
    ['a slip beside what is dropped', 'รีวิว จันทร์กระจางประกันชีวิต', 'T26'],
    ['what is dropped on both sides', 'สมัครงานบริษัทข้าวหอมดงดีไหม', 'T22'],
    ['a symbol after an exchange', 'SET:T26', 'T26'],
    ['a bank written short', 'ธ.ธาราทรัพย์', 'T38'],
  ])('takes %s for the company', async (_, keyword, expected) => {
    expect((await firstTen(keyword))[0]).toBe(expected);
  });

  it('omits the least selective terms when no company has all, and names them', async () => {
    const left = async (keyword: string) => {
      const { matches, omittedTerms } = await matchCompanies(db, keyword);
      return { first: keys.get(matches[0]?.idEmp ?? 0), omittedTerms };
    };
    expect(await left('ลีลาวดี คอสเมติกส์ กำแพงเพชร')).toEqual({
      first: 'T19',
      omittedTerms: ['กำแพงเพชร'],
    });
    expect(await left('zzqqx, Leelawadee!')).toEqual({ first: 'T19', omittedTerms: ['zzqqx'] });
    expect(await left('leelawadee group')).toEqual({ first: 'T19', omittedTerms: ['group'] });
    expect(await left('leelawadee')).toEqual({ first: 'T19', omittedTerms: [] });
    expect(await left('qqxzz kwjvv')).toEqual({ first: undefined, omittedTerms: [] });
  });

  it('puts the name as typed first', async () => {
    expect((await firstTen('ข้าวหอมดง'))[0]).toBe('T22');
    expect((await firstTen('the lemontree home'))[0]).toBe('T36');
  });

  it('follows a company that is renamed, closed and opened again', async () => {
    const t22 = sql`${companies.importKey} = 'T22'`;
    await db.update(companies).set({ companyNameTh: 'บริษัท ข้าวเหนียวดอย จำกัด' }).where(t22);
    expect(await firstTen('ข้าวเหนียวดอย')).toContain('T22');
    expect(await firstTen('ข้าวหอมดง')).not.toContain('T22');
    await db.update(companies).set({ isActive: false }).where(t22);
    expect(await firstTen('ข้าวเหนียวดอย')).not.toContain('T22');
    await db.update(companies).set({ isActive: true }).where(t22);
    expect(await firstTen('ข้าวเหนียวดอย')).toContain('T22');
  });
});
