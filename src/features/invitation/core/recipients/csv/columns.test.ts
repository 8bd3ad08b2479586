import { expect, it } from 'vitest';
import { type CsvRow, dropTitleRows, findColumns } from './columns.ts';
import { readColumn } from './read-column.ts';

const rowsOf = (...lines: readonly string[]) =>
  lines.map((line, index) => ({ line: index + 1, cells: line.split(',') }));

it('finds the column with the most addresses, its heading and the names', () => {
  const rows = rowsOf(
    'รหัส,ชื่อบริษัท,ชื่อ-สกุล,หัวหน้า,อีเมล',
    '1,Acme,สมชาย ใจดี,boss@example.com,a@example.com',
    '2,Acme,สมหญิง ใจดี,,b@example.com',
  );
  expect(findColumns(rows)).toMatchObject({ hasHeader: true, emails: 4, names: 2 });
  expect(findColumns(rows.slice(1))).toMatchObject({ hasHeader: false, emails: 4, names: 1 });
  expect(findColumns(rows).columns[3]).toEqual({ title: 'หัวหน้า', addresses: 1 });
});

it('finds no column without addresses, and no heading in a single line', () => {
  expect(findColumns(rowsOf('ชื่อ,แผนก', 'สมชาย,บัญชี'))).toMatchObject({ emails: -1 });
  expect(findColumns(rowsOf('a@example.com'))).toMatchObject({ hasHeader: false, emails: 0 });
  expect(findColumns([])).toEqual({ columns: [], hasHeader: false, emails: -1, names: -1 });
});

it('reads each address once and names the line of an error', () => {
  const rows = rowsOf('name,mail', 'A,a@example.com', 'B,b@example', ',', 'C,A+x@example.com');
  expect(readColumn(rows, { emails: 1, names: 0, hasHeader: true })).toEqual({
    recipients: [{ email: 'a@example.com', name: 'A' }],
    problems: [
      { line: 3, text: 'b@example', reason: 'domain' },
      { line: 4, text: '', reason: 'empty' },
      { line: 5, text: 'A+x@example.com', reason: 'repeated' },
    ],
    invalidCount: 2,
    repeatedCount: 1,
  });
});

const found = (rows: readonly CsvRow[]) => {
  const { recipients, problems } = readColumn(rows, findColumns(rows));
  return [recipients.map(({ name, email }) => `${name}|${email}`), problems.length];
};

it('reads names and several addresses within a cell', () => {
  const rows = [
    ['name', 'email'],
    ['Som', 'Som Chai <som@example.com>'],
    ['Suda', '"Suda, Dee" <suda@example.com>'],
    ['Nok', 'nok@example.com; nok2@example.com'],
    ['Jai', 'jai@example.com ::: jai@example'],
  ].map((cells, at) => ({ line: at + 1, cells }));
  expect(found(rows)).toEqual([
    [
      'Som Chai|som@example.com',
      'Suda, Dee|suda@example.com',
      'Nok|nok@example.com',
      'Nok|nok2@example.com',
      'Jai|jai@example.com',
    ],
    1,
  ]);
});

it('selects employees and not their managers', () => {
  const rows = rowsOf(
    'Employee,Work Email,Manager Email',
    'Somchai,somchai@example.com,boss@example.com',
    'Suda,,boss@example.com',
    'Nok,nok@example.com,boss@example.com',
  );
  expect(findColumns(rows)).toMatchObject({ emails: 1, names: 0 });
  const few = [...rows.slice(0, 2), ...rowsOf('Suda,,b2@example.com', 'Nok,,b3@example.com')];
  expect(findColumns(few)).toMatchObject({ emails: 1 });
  expect(findColumns(rows.slice(1))).toMatchObject({ hasHeader: false, emails: 1 });
});

it('skips titles above the headings and nothing else', () => {
  const table = rowsOf('name,email', 'Suda,', 'Som,som@example.com');
  expect(dropTitleRows([...rowsOf('Staff list 2026'), ...table])).toEqual(table);
  expect(dropTitleRows([...rowsOf('Acme', 'Staff, 2026'), ...table])).toEqual(table);
  expect(dropTitleRows(table)).toEqual(table);
  expect(dropTitleRows(rowsOf('som@example.com'))).toHaveLength(1);
});
