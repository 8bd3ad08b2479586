import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { db, pool } from '#shared/server/db/pool.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import { companyStats } from '#shared/server/db/schema/company-stats.ts';
import { windows874 } from '#tests/windows-874.ts';
import { companyListQuery } from '../core/discovery-contract.ts';
import {
  checkCompanyFile,
  type ImportReport,
  importCompanies,
  importCompanyFile,
} from './import-companies.ts';
import { NotACompanyFileError, readCompanyFile } from './read-company-file.ts';
import { searchCompanies } from './search-companies.ts';

const FIXTURE = join(import.meta.dirname, '../../../../tests/fixtures/companies.csv');
const text = readFileSync(FIXTURE, 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'import-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(content: string | Uint8Array): string {
  const path = join(folder, `${randomUUID()}.csv`);
  writeFileSync(path, content);
  return path;
}

const run = (path: string) => importCompanies(db, readCompanyFile(path));
const everything = async () => [
  await db.select().from(companies).orderBy(companies.idEmp),
  await db.select().from(companyStats).orderBy(companyStats.idEmp),
];

describe('importCompanies', () => {
  it('adds unclaimed companies to lists and searches', async () => {
    expect(await run(FIXTURE)).toEqual({
      added: 40,
      updated: 0,
      unchanged: 0,
      claimed: 0,
      rejectedRows: [],
      notes: [],
    });
    const [row] = await db.select().from(companies).where(eq(companies.importKey, 'T10'));
    expect(row).toMatchObject({
      companyNameTh: 'บริษัท โรงพยาบาลศรีนภาลัย จำกัด (มหาชน)',
      idIndustry: 32,
      province: '83',
      website: 'https://example.co.th',
      claimedAt: null,
      isDemo: false,
    });
    expect(await db.$count(companyStats)).toBe(40);
  });

  it.each([
    ['as it is', text],
    ['with a byte order mark', `\uFEFF${text}`],
    ['with Windows line ends', text.replaceAll('\n', '\r\n')],
    ['in windows-874', windows874(text)],
  ])('changes nothing when run again on the same file, %s', async (_, content) => {
    const before = await everything();
    expect(await run(file(content))).toMatchObject({ added: 0, updated: 0, unchanged: 40 });
    expect(await everything()).toEqual(before);
  });

  it('updates changed companies, but never claimed ones', async () => {
    const claimed = eq(companies.importKey, 'T02');
    await db.update(companies).set({ claimedAt: new Date() }).where(claimed);
    const changed = text.replaceAll('Phuphathara', 'Phutara').replaceAll('Nampingsai', 'Nam Ping');
    const report = await run(file(changed));
    expect(report).toMatchObject({ added: 0, updated: 1, unchanged: 38, claimed: 1 });
    const [row] = await db.select().from(companies).where(claimed);
    expect(row?.companyNameEn).toContain('Nampingsai');
  });

  it('uses no connection with a request timeout', async () => {
    const connected = vi.spyOn(pool, 'connect');
    const asked = vi.spyOn(pool, 'query');
    const reports: ImportReport[] = [];
    await importCompanyFile(process.env['DATABASE_URL'] ?? '', FIXTURE, {
      onReport: (report) => reports.push(report),
    });
    expect(reports).toMatchObject([{ added: 0, rejectedRows: [] }]);
    expect(connected).not.toHaveBeenCalled();
    expect(asked).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it('collects index entries only while it runs', async () => {
    await db.execute(sql`
      create table gathered (name text);
      create function note_gathering() returns trigger language plpgsql as $$ begin
        insert into gathered select relname from pg_class where 'fastupdate=on' = any (reloptions);
        return null;
      end $$;
      create trigger note_gathering after insert on companies execute function note_gathering()`);
    const [header = '', first = ''] = text.trimEnd().split('\n');
    const url = process.env['DATABASE_URL'] ?? '';
    await importCompanyFile(url, file([header, first.replace('T01', 'G01')].join('\n')));
    const names = await db.execute(sql`select name from gathered order by name`);
    expect(names.rows).toEqual([
      { name: 'company_search_halves' },
      { name: 'company_search_inside' },
    ]);

    await expect(importCompanyFile(url, file(''))).rejects.toThrow('The file is empty');
    const left = await db.execute(
      sql`select relname from pg_class where 'fastupdate=on' = any (reloptions)`,
    );
    expect(left.rows).toEqual([]);
    await db.execute(
      sql`drop trigger note_gathering on companies; drop function note_gathering; drop table gathered`,
    );
  });

  it('limits the analysis time and stores everything if it runs out', async () => {
    await db.execute(sql`
      create function out_of_time(integer) returns integer immutable language plpgsql as $$ begin
        if current_setting('statement_timeout') <> '0' then raise query_canceled; end if;
        return $1;
      end $$`);
    const url = process.env['DATABASE_URL'] ?? '';
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(`set statement_timeout = 0;
      create index zz_out_of_time on company_stats (out_of_time(id_emp))`);
    const [header = '', first = ''] = text.trimEnd().split('\n');
    const reports: ImportReport[] = [];
    const isAnalysed = await importCompanyFile(
      url,
      file([header, first.replace('T01', 'A01')].join('\n')),
      { onReport: (report) => reports.push(report) },
    );
    await client.query('drop index zz_out_of_time; drop function out_of_time');
    await client.end();
    expect([isAnalysed, reports]).toMatchObject([false, [{ added: 1 }]]);
    expect(await db.$count(companies, eq(companies.importKey, 'A01'))).toBe(1);
  });

  it('reports the line of a missing UTF-8 byte, and accepts valid names', async () => {
    const before = await everything();
    const bytes = Buffer.from(text);
    const at = bytes.indexOf('บริษัท', bytes.indexOf('T03'));
    const cut = Buffer.concat([bytes.subarray(0, at + 4), bytes.subarray(at + 5)]);
    const report = await run(file(cut));
    expect(report).toMatchObject({ added: 0, updated: 0, unchanged: 39 });
    expect(report.rejectedRows).toEqual([{ line: 4, reason: 'broken-letters' }]);
    expect(await everything()).toEqual(before);
  });

  it('reports each rejected line with its reason before writing, and imports the rest', async () => {
    const [header = '', first = '', ...rest] = text.trimEnd().split('\n');
    const lines = [
      header,
      first.replace('T01', 'U01'),
      first.replace('T01', 'U01'),
      first.replace('T01', ''),
      'U02,too,few',
      '',
      (rest[0] ?? '').replace('T02', 'U03'),
      `U04,"never closed,${'x'.repeat(50)}`,
    ];
    const path = file(lines.join('\n'));
    const before = await everything();
    const refused = [
      { line: 3, reason: 'repeated-id' },
      { line: 4, reason: 'missing-id' },
      { line: 5, reason: 'unreadable' },
      { line: 8, reason: 'unreadable' },
    ];
    expect(await checkCompanyFile(path)).toEqual({ rows: 6, rejectedRows: refused, notes: [] });
    expect(await everything()).toEqual(before);
    expect(await run(path)).toMatchObject({ added: 2, updated: 0, rejectedRows: refused });
  });

  it('finds a company by its stock symbol before those whose names hold it', async () => {
    const [header = '', first = '', second = ''] = text.trimEnd().split('\n');
    const rows = [first.replace('T01', 'S & J'), second.replace('T02', 'PHUPHA-R')];
    await run(file([header, ...rows].join('\n')));
    const found = await db
      .select({ idEmp: companies.idEmp })
      .from(companies)
      .where(eq(companies.importKey, 'PHUPHA-R'));
    expect((await searchCompanies(db, 'phupha-r'))[0]?.idEmp).toBe(found[0]?.idEmp);
    expect(await searchCompanies(db, 'S&J')).toHaveLength(1);
  });

  it('finds a company by a full name of 200 characters', async () => {
    const [header = '', first = ''] = text.trimEnd().split('\n');
    const name = `บริษัท ${'นานาพันธุ์ไม้ '.repeat(14)}`.slice(0, 199).trim();
    const columns = first.replace('T01', 'V01').split(',');
    columns[1] = name;
    await run(file([header, columns.join(',')].join('\n')));
    const { keyword } = companyListQuery.parse({ keyword: name });
    expect(await searchCompanies(db, keyword)).toHaveLength(1);
  });

  it('rejects a file without column names', async () => {
    await expect(run(file('id,nameTh\n1,ก'))).rejects.toThrow(NotACompanyFileError);
    await expect(run(file(''))).rejects.toThrow('The file is empty');
  });

  it.each([
    ['semicolons', text.replaceAll(',', ';'), 'stand between semicolons'],
    ['tabs', text.replaceAll(',', '\t'), 'stand between tabs'],
    ['sep=,', `sep=,\n${text}`, 'The first line is sep=,; take that line out'],
    ['a workbook of Excel', Buffer.from(`PK\x03\x04\0\0${text}`), 'Excel'],
    ['one of before 2007', Buffer.from('d0cf11e0a1b11ae10000', 'hex'), 'Excel'],
    ['UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le'), 'UTF-16'],
    ['UTF-16 without a mark', Buffer.from(text, 'utf16le'), 'UTF-16'],
  ])('reports by name what is invalid in a file of %s', async (_, content, words) => {
    await expect(run(file(content))).rejects.toThrow(words);
  });
});
