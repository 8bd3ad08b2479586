import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const MIGRATIONS = join(ROOT, 'src/shared/server/db/migrations');
/** From which on each says whether it merely adds. */
const FIRST = '0050';

it('names each migration that prevents a rollback', () => {
  const runbook = readFileSync(join(ROOT, 'docs/runbook.md'), 'utf8');
  const named = /those that end the way back so far: ([\d,\s]+)\)/.exec(runbook)?.[1] ?? '';
  const ending = globSync('*.sql', { cwd: MIGRATIONS })
    .filter((file) => file >= FIRST)
    .filter((file) => !readFileSync(join(MIGRATIONS, file), 'utf8').startsWith('-- expand'))
    .map((file) => basename(file).slice(0, 4));
  expect(named.split(/,\s*/)).toEqual(ending.toSorted());
});
