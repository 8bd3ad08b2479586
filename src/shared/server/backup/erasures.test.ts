import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { erasuresFor, keepListOf, listBeside, noteErasure } from './erasures.ts';

const NEEDED = { withoutList: false };
const erased = (id: number) => ({ who: 'jobSeeker', id, at: '2026-01-01T00:00:00.000Z' }) as const;

let home: string;
const at = (...path: string[]) => join(home, ...path);
const idsFor = async (backup: string, own: string) =>
  (await erasuresFor(backup, own, NEEDED)).map(({ id }) => id).toSorted();

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'erasures-'));
});
afterEach(() => rm(home, { recursive: true, force: true }));

it('the list lies beside every backup, with whoever was erased before and after it', async () => {
  await noteErasure(at('own'), erased(1));
  for (const folder of ['own', 'disk', 'disk', 'gone']) await listBeside(at(folder), at('own'));
  await rm(at('gone'), { recursive: true });
  await noteErasure(at('own'), erased(2));
  await noteErasure(at('own'), erased(2));
  expect(await idsFor(at('disk', 'backup'), at('new'))).toEqual([1, 2]);
  await listBeside(at('gone'), at('own'));
  expect(await idsFor(at('gone', 'backup'), at('new'))).toEqual([1, 2]);
});

it('a place that cannot be written keeps nobody out of the own list', async () => {
  await listBeside(at('disk'), at('own'));
  await rename(at('disk'), at('taken-away'));
  await writeFile(at('disk'), 'no folder any more');
  await noteErasure(at('own'), erased(1));
  expect(await idsFor(at('own', 'backup'), at('own'))).toEqual([1]);
});

it('a restore that finds no list is refused unless told to go on without', async () => {
  await expect(idsFor(at('disk', 'backup'), at('own'))).rejects.toThrow('--without-erasures');
  expect(await erasuresFor(at('disk', 'backup'), at('own'), { withoutList: true })).toEqual([]);
  await listBeside(at('disk'), at('old'));
  expect(await idsFor(at('disk', 'backup'), at('own'))).toEqual([]);
});

it('the list a restore found goes with the backups made after it', async () => {
  await noteErasure(at('disk'), erased(1));
  await keepListOf(at('disk', 'backup'), at('new'));
  await listBeside(at('other'), at('new'));
  expect(await idsFor(at('other', 'backup'), at('elsewhere'))).toEqual([1]);
});
