/**
 * npm run import:companies FILE.csv – reports rejected rows, then adds companies as unclaimed
 * pages; running it again updates changed ones. Works beside a running server or alone. With
 * --check nothing is written.
 */
import { existsSync } from 'node:fs';
import {
  checkCompanyFile,
  type FileReport,
  type ImportReport,
  importCompanyFile,
} from '#features/discovery/server/import-companies.ts';
import { NotACompanyFileError } from '#features/discovery/server/read-company-file.ts';
import { migrate } from '#shared/server/db/migrate/migrate.ts';
import { withDatabase } from '#shared/server/db/with-database.ts';

const MESSAGES = {
  'broken-letters': 'refused: holds bytes that are no letter in UTF-8',
  'missing-id': 'refused: no id',
  'missing-name': 'refused: no name in either language',
  'too-long': 'refused: id, name or address too long',
  unreadable: 'refused: not as many values as the first line names',
  'repeated-id': 'refused: its id stands in the file before',
  'unknown-industry': 'added to “Other”: industry and sector unknown',
  'unknown-province': 'without a province: none named at the end of the address',
  'bad-postal-code': 'without its postal code: not 5 digits',
  'bad-website': 'without its website: not a public web address',
} as const;

const [file, ...otherArgs] = process.argv.slice(2);
const isCheck = otherArgs[0] === '--check';
if (file === undefined || !existsSync(file) || otherArgs.length > Number(isCheck)) {
  process.stderr.write('Usage: npm run import:companies [--] FILE.csv [--check]\n');
  process.exit(2);
}

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

function printFileReport({ rows, rejectedRows: rejected, notes }: FileReport): void {
  const remarks = [
    ...rejected.map(({ line, reason }) => ({ line, words: MESSAGES[reason] })),
    ...notes.map(({ line, note }) => ({ line, words: MESSAGES[note] })),
  ];
  for (const { line, words } of remarks.sort((a, b) => a.line - b.line)) {
    print(`line ${line} ${words}`);
  }
  print(`${rows} rows, ${rejected.length} refused; nothing is written yet`);
}

function printImportReport({
  rejectedRows: rejected,
  added,
  updated,
  unchanged,
  claimed,
}: ImportReport): void {
  print(`${added} added, ${updated} updated, ${unchanged} unchanged, ${rejected.length} refused`);
  if (claimed > 0) print(`${claimed} left as their owners have them`);
}

async function importFile(path: string): Promise<void> {
  await withDatabase(async (url) => {
    await migrate(url);
    const began = performance.now();
    const seconds = (): string => `${((performance.now() - began) / 1000).toFixed(1)} s`;
    const isAnalysed = await importCompanyFile(url, path, {
      onProgress: (rows) => print(`${rows} rows stored  ${seconds()}`),
      onReport: printImportReport,
    });
    print(`ready${isAnalysed ? '' : ', without its statistics'}  ${seconds()}`);
  });
}

try {
  printFileReport(await checkCompanyFile(file));
  if (!isCheck) await importFile(file);
} catch (error) {
  if (!(error instanceof NotACompanyFileError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
