import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { defaultBackupName, deleteOlderBackups } from './own-backups.ts';

it('retains the three newest automatic backups and all named ones', async () => {
  const home = await mkdtemp(join(tmpdir(), 'own-backups-'));
  const stamps = [5, 3, 4, 1, 2].map((day) => defaultBackupName(new Date(Date.UTC(2026, 0, day))));
  const [newest = '', middle = '', second = '', ...older] = stamps;
  for (const name of [newest, older[0] ?? ''])
    await mkdir(join(home, name, 'tables'), { recursive: true });
  const sealed = [middle, second, older[1]].map((stamp) => `${stamp}.tar.enc`);
  for (const name of [...sealed, 'before-the-move.tar.enc', 'erasures.jsonl'])
    await writeFile(join(home, name), '');
  await deleteOlderBackups(home);
  const left = [
    newest,
    `${middle}.tar.enc`,
    `${second}.tar.enc`,
    'before-the-move.tar.enc',
    'erasures.jsonl',
  ];
  expect((await readdir(home)).toSorted()).toEqual(left.toSorted());
  await rm(home, { recursive: true });
});
