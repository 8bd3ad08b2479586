// npm run import:companies FILE.csv – adds real companies as unclaimed pages; running it again
// updates what changed in the file. Works beside a running server or alone.
import { existsSync } from 'node:fs';
import {
  type ImportReport,
  importCompanyFile,
} from '#features/discovery/server/import-companies.ts';
import { NotACompanyFileError } from '#features/discovery/server/read-company-file.ts';
import { migrate } from '#shared/server/db/migrate.ts';
import { withDatabase } from '#shared/server/db/with-database.ts';

const WORDS = {
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

const file = process.argv[2];
if (file === undefined || !existsSync(file)) {
  process.stderr.write('Usage: npm run import:companies FILE.csv\n');
  process.exit(2);
}

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

function tell({ refused, notes, added, updated, unchanged, claimed }: ImportReport): void {
  const remarks = [
    ...refused.map(({ line, reason }) => ({ line, words: WORDS[reason] })),
    ...notes.map(({ line, note }) => ({ line, words: WORDS[note] })),
  ];
  for (const { line, words } of remarks.sort((a, b) => a.line - b.line)) {
    say(`line ${line} ${words}`);
  }
  say(`${added} added, ${updated} updated, ${unchanged} unchanged, ${refused.length} refused`);
  if (claimed > 0) say(`${claimed} left as their owners have them`);
}

await withDatabase(async (url) => {
  await migrate(url);
  const began = performance.now();
  const seconds = (): string => `${((performance.now() - began) / 1000).toFixed(1)} s`;
  try {
    await importCompanyFile(url, file, {
      onProgress: (rows) => say(`${rows} rows read  ${seconds()}`),
      onReport: tell,
    });
    say(`ready  ${seconds()}`);
  } catch (error) {
    if (!(error instanceof NotACompanyFileError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
});
