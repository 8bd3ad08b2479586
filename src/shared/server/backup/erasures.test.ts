import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStorage, type Storage } from '../storage/storage.ts';
import {
  adoptListOf,
  erasuresFor,
  recordErasure,
  registerBackupFolder,
  shareErasure,
} from './erasures.ts';

const erased = (id: number) => ({ who: 'jobSeeker', id, at: '2026-01-01T00:00:00.000Z' }) as const;

let home: string;
let storage: Storage;
const at = (...path: string[]) => join(home, ...path);
const idsFor = async (backup: string, own: string) =>
  (await erasuresFor(backup, own, { storage, withoutList: false })).map(({ id }) => id).toSorted();

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'erasures-'));
  storage = await openStorage(`file:${at('storage')}`, home);
});
afterEach(() => rm(home, { recursive: true, force: true }));

it('writes the list next to every backup, with erasures before and after it', async () => {
  await recordErasure(at('own'), erased(1));
  for (const folder of ['own', 'disk', 'disk', 'gone'])
    await registerBackupFolder(at(folder), at('own'));
  await rm(at('gone'), { recursive: true });
  await recordErasure(at('own'), erased(2));
  await recordErasure(at('own'), erased(2));
  expect(await idsFor(at('disk', 'backup'), at('new'))).toEqual([1, 2]);
  await registerBackupFolder(at('gone'), at('own'));
  expect(await idsFor(at('gone', 'backup'), at('new'))).toEqual([1, 2]);
});

it('a folder that cannot be written does not affect the local list', async () => {
  await registerBackupFolder(at('disk'), at('own'));
  await rename(at('disk'), at('taken-away'));
  await writeFile(at('disk'), 'no folder any more');
  await recordErasure(at('own'), erased(1));
  expect(await idsFor(at('own', 'backup'), at('own'))).toEqual([1]);
});

it('rejects a restore without a list unless the option allows it', async () => {
  await expect(idsFor(at('disk', 'backup'), at('own'))).rejects.toThrow('--without-erasures');
  const known = { storage, withoutList: true };
  expect(await erasuresFor(at('disk', 'backup'), at('own'), known)).toEqual([]);
  await registerBackupFolder(at('disk'), at('old'));
  expect(await idsFor(at('disk', 'backup'), at('own'))).toEqual([]);
});

it('finds erasures recorded by another worker in the storage, also after its restore', async () => {
  for (const id of [1, 2, 2]) await shareErasure(storage, erased(id));
  await recordErasure(at('own'), erased(3));
  expect(await idsFor(at('disk', 'backup'), at('own'))).toEqual([1, 2, 3]);
  await rm(at('storage'), { recursive: true });
  expect(await idsFor(at('disk', 'backup'), at('own'))).toEqual([1, 2, 3]);
});

it('includes the list found by a restore in later backups', async () => {
  await recordErasure(at('disk'), erased(1));
  await adoptListOf(at('disk', 'backup'), at('new'));
  await registerBackupFolder(at('other'), at('new'));
  expect(await idsFor(at('other', 'backup'), at('elsewhere'))).toEqual([1]);
});
