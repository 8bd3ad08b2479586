import { expect, it } from 'vitest';
import { windows874 as thai } from '#tests/windows-874.ts';
import type { CsvEncoding } from '../../../../core/recipients/csv/guess-encoding.ts';
import { type CsvAnswer, type CsvOrder, type CsvTable, csvReader } from './csv-reader.ts';

function reader() {
  const told: CsvAnswer[] = [];
  const order = csvReader((answer) => told.push(answer));
  const last = async (asked: CsvOrder) => {
    await order(asked);
    return told.at(-1);
  };
  return {
    told,
    last,
    read: async (content: string | Uint8Array<ArrayBuffer>, encoding?: CsvEncoding) => {
      const answer = await last({ read: new Blob([content]), ...(encoding && { encoding }) });
      if (!answer || !('table' in answer)) throw new Error('refused');
      return answer.table;
    },
  };
}
const linesOf = ({ problems }: CsvTable) => problems.map(({ line, reason }) => [line, reason]);

it('reads a list saved by Thai Excel', async () => {
  const csv = reader();
  const table = await csv.read(thai('ชื่อ;อีเมล\r\nสมชาย;a@example.com\r\nสมหญิง;b@example.com\r\n'));
  expect(table).toMatchObject({ encoding: 'windows-874', hasHeader: true, emails: 1, names: 0 });
  expect(await csv.last({ finish: true })).toEqual({
    recipients: [
      { email: 'a@example.com', name: 'สมชาย' },
      { email: 'b@example.com', name: 'สมหญิง' },
    ],
  });
});

it('reads the file again in the selected encoding', async () => {
  const csv = reader();
  const bytes = Uint8Array.from('Ren\u00e9,r@example.com\n', (letter) => letter.charCodeAt(0));
  expect((await csv.read(bytes)).preview[0]?.cells[0]).toBe('René');
  expect((await csv.read(bytes, 'windows-874')).preview[0]?.cells[0]).toBe('Ren้');
  expect((await csv.read(bytes, 'windows-1252')).preview[0]?.cells[0]).toBe('René');
});

it.each([',', ';', '\t', '|'])('detects the delimiter: %j', async (delimiter) => {
  const lines = ['name', 'mail']
    .join(delimiter)
    .concat('\n', ['A', 'a@example.com'].join(delimiter));
  expect(await reader().read(lines)).toMatchObject({ found: 1, emails: 1 });
});

it('reports the line of a problem, also after multi-line cells and empty lines', async () => {
  const text =
    'name,mail\n"A\nB\nC",a@example.com\n\n,,\nD,d@example\n"x ""y""",no\nE,A@example.com';
  const table = await reader().read(text);
  expect(linesOf(table)).toEqual([
    [7, 'domain'],
    [8, 'noAt'],
    [9, 'repeated'],
  ]);
  expect(table).toMatchObject({ rows: 5, found: 1, invalidCount: 2, repeatedCount: 1 });
  expect(linesOf(await reader().read(text.replaceAll('\n', '\r\n')))).toEqual(linesOf(table));
  expect(linesOf(await reader().read(text.replaceAll('\n', '\r')))).toEqual(linesOf(table));
});

it('reads an unclosed quote as a character', async () => {
  const table = await reader().read('name,mail\n"A,a@example.com\nB,b@example.com\n');
  expect(table).toMatchObject({ rows: 3, found: 2 });
});

it('reads another selected column, and reports a column without addresses', async () => {
  const csv = reader();
  await csv.read('a@example.com,x\nb@example.com,y@example.com\n');
  const other = await csv.last({ choose: { emails: 1, names: -1, hasHeader: false } });
  expect(other).toMatchObject({ table: { emails: 1, found: 1, problems: [{ line: 1 }] } });
  expect(await csv.read('name,age\nA,5\n')).toMatchObject({ emails: -1, found: 0 });
});

it('previews twenty lines, lists a hundred problems, and exports all of them as a file', async () => {
  const csv = reader();
  const table = await csv.read(`mail\n${'=1+1\n'.repeat(150)}a@example.com\n`);
  expect([table.preview.length, table.problems.length, table.invalidCount]).toEqual([20, 100, 150]);
  const reasons = { noAt: 'No @' } as never;
  const answer = await csv.last({ problems: { head: ['Line', 'Entry', 'Reason'], reasons } });
  const text = answer && 'file' in answer ? await answer.file.text() : '';
  expect(text.split('\r\n').slice(0, 2)).toEqual(['Line,Entry,Reason', "2,'=1+1,No @"]);
  expect(text.trim().split('\r\n')).toHaveLength(151);
});

it('rejects files that are no text', async () => {
  const packed = Uint8Array.of(0x50, 0x4b, 3, 4, 20);
  expect(await reader().last({ read: new Blob([packed]) })).toEqual({ rejected: true });
  expect(await reader().last({ read: new Blob(['a\0b']) })).toEqual({ rejected: true });
});

it('reads 200,000 lines, reports its progress, and marks the list as cut', async () => {
  const csv = reader();
  const lines = Array.from({ length: 200_001 }, (_, at) => `Name ${at},user${at}@example.com`);
  const table = await csv.read(lines.join('\n'));
  expect(table).toMatchObject({ rows: 200_000, found: 200_000, isCut: true });
  const progress = csv.told.flatMap((told) => ('progress' in told ? [told.progress] : []));
  expect(progress).toHaveLength(40);
  expect(progress).toEqual([...progress].sort((a, b) => a - b));
  const taken = await csv.last({ finish: true });
  expect(taken && 'recipients' in taken && taken.recipients.length).toBe(5_000);
});

it('skips titles above the headings, and counts lines as the file does', async () => {
  const table = await reader().read(
    'sep=;\r\nStaff list 2026\r\nname;email\r\nSom, S.;som@example.com\r\nJai;jai@example\r\n',
  );
  expect(table).toMatchObject({ hasHeader: true, emails: 1, names: 0, found: 1, rows: 3 });
  expect(linesOf(table)).toEqual([[5, 'domain']]);
});
