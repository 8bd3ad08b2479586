import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { defineJob } from '../jobs/job.ts';
import { log } from '../log.ts';
import { nullIfMissing, type Storage } from '../storage/storage.ts';
import { RestoreRejectedError } from './restore-rejected.ts';

const erasure = z.object({
  who: z.enum(['jobSeeker', 'user', 'company', 'review']),
  id: z.int(),
  reviews: z.optional(z.string()),
  at: z.iso.datetime(),
});

/** An erased person or withdrawn review, by id only: older backups still contain it. */
export type Erasure = z.infer<typeof erasure>;

export const LIST = 'erasures.jsonl';
/** File with the external folders that received backups, one per line. */
const BACKUP_FOLDERS = 'places.txt';
/** Folder in the shared storage with one empty file per erasure, whose name holds its data. */
const SHARED_LIST = 'erasures';

/** Enqueued in the erasing transaction, so that the list is complete. */
export const noteErasureJob = defineJob({
  name: 'note-erasure',
  data: erasure,
  retryLimit: 200,
  maxRetryDelaySeconds: 3_600,
});

export function backupsDir(dataDir: string): string {
  return join(dataDir, 'backups');
}

/** Adds to the local list and to those beside external backups that can be reached. */
export async function recordErasure(localDir: string, erased: Erasure): Promise<void> {
  await addErasures(localDir, [JSON.stringify(erased)]);
  for (const folder of (await linesOf(localDir, BACKUP_FOLDERS)) ?? [])
    await updateListIn(localDir, folder);
}

/** Adds an erasure to the shared storage, since other processes cannot read the local list. */
export async function shareErasure(storage: Storage, erased: Erasure): Promise<void> {
  const name = Buffer.from(JSON.stringify(erased)).toString('base64url');
  await storage.put(`${SHARED_LIST}/${name}`, '');
}

function sharedList(storage: Storage): Promise<string[]> {
  return Array.fromAsync(storage.files(SHARED_LIST), ({ name }) =>
    Buffer.from(name, 'base64url').toString(),
  );
}

/** Updates the list beside backups; if that fails, the next backup to the folder completes it. */
async function updateListIn(localDir: string, folder: string): Promise<void> {
  try {
    if ((await erasureLines(folder)) !== null) await mergeList(localDir, folder);
  } catch (error) {
    log.warn({ error, place: folder }, 'the list of erasures beside backups could not be written');
  }
}

/** Creates the list beside backups in a folder and registers the folder for later erasures. */
export async function registerBackupFolder(folder: string, localDir: string): Promise<void> {
  if (folder !== localDir) await addMissing(localDir, BACKUP_FOLDERS, [folder]);
  await mergeList(localDir, folder);
}

/**
 * Erasures since a backup, merged from the lists beside it, of the local folder and in the storage.
 * The local list then holds all of them, since a restore may replace the storage by an older one. A
 * restore without any list must be requested, because erased people would come back unnoticed.
 */
export async function erasuresFor(
  backup: string,
  localDir: string,
  { storage, withoutList }: { readonly storage: Storage; readonly withoutList: boolean },
): Promise<Erasure[]> {
  const shared = await sharedList(storage);
  if (shared.length > 0) await addErasures(localDir, shared);
  const lists = await Promise.all([localDir, dirname(backup)].map(erasureLines));
  const existing = lists.filter((lines) => lines !== null);
  if (existing.length === 0 && !withoutList) {
    throw new RestoreRejectedError(
      `No ${LIST} beside ${backup}: erased people would be restored. Put the list there, or add --without-erasures`,
    );
  }
  return parseLines(existing.flat());
}

/** Copies the list beside a backup, so that later local backups include it. */
export async function adoptListOf(backup: string, localDir: string): Promise<void> {
  await mergeList(dirname(backup), localDir);
}

async function mergeList(from: string, to: string): Promise<void> {
  await addErasures(to, (await erasureLines(from)) ?? []);
}

export const erasureLines = (folder: string): Promise<string[] | null> => linesOf(folder, LIST);

export const addErasures = (folder: string, lines: readonly string[]): Promise<void> =>
  addMissing(folder, LIST, lines);

async function linesOf(folder: string, name: string): Promise<string[] | null> {
  const text = await nullIfMissing(() => readFile(join(folder, name), 'utf8'));
  return text?.split('\n').filter((line) => line !== '') ?? null;
}

async function addMissing(folder: string, name: string, lines: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const existing = new Set(await linesOf(folder, name));
  const missing = lines.filter((line) => !existing.has(line));
  await using list = await open(join(folder, name), 'a', 0o600);
  // An entry cut off by a crash is followed by a newline and written again.
  await list.appendFile(missing.map((line) => `\n${line}\n`).join(''));
  await list.sync();
}

function parseLines(lines: readonly string[]): Erasure[] {
  return [...new Set(lines)].flatMap((line) => {
    try {
      return [erasure.parse(JSON.parse(line))];
    } catch {
      return [];
    }
  });
}
