import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { refreshArchiveJob } from '#shared/server/backup/archive/refresh-archive-job.ts';
import { ARCHIVING } from '#shared/server/db/embedded-postgres/archiving.ts';

const ROOT = join(import.meta.dirname, '../..');
const MIGRATIONS = join(ROOT, 'src/shared/server/db/migrations');
/** The baseline ends the way back to every release before it. */
const FIRST = '0078';

const runbook = readFileSync(join(ROOT, 'docs/runbook.md'), 'utf8');

it('names each migration that prevents a rollback', () => {
  const named = /those that end the way back so far: ([\d,\s]+)\)/.exec(runbook)?.[1] ?? '';
  const ending = globSync('*.sql', { cwd: MIGRATIONS })
    .filter((file) => file >= FIRST)
    .filter((file) => !readFileSync(join(MIGRATIONS, file), 'utf8').startsWith('-- expand'))
    .map((file) => basename(file).slice(0, 4));
  expect(named.split(/,\s*/)).toEqual(ending.toSorted());
});

it('names what a clean and what a dirty stop may lose', () => {
  const lost = /\*\*What is lost with the disk\.\*\*.*?\n\n/s
    .exec(runbook)?.[0]
    .replaceAll('\n', ' ');
  expect(lost).toContain('nothing after a clean stop');
  expect(lost).toContain('`--at=end` reaches to it');
  // A segment is closed after the one, and sealed by the next run of the job.
  expect(ARCHIVING.archive_timeout).toBe('5min');
  expect(refreshArchiveJob.cron).toBe('*/5 * * * *');
  expect(lost).toMatch(
    /After a dirty one [^.]+ since the last sealed segment: ten minutes at most/,
  );
});
