import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { defineJob } from '../jobs/job.ts';
import { log } from '../log.ts';
import type { Storage } from '../storage/storage.ts';
import { RestoreRejectedError } from './restore-refused.ts';

const erasure = z.object({
  who: z.enum(['jobSeeker', 'user', 'company', 'review']),
  id: z.int(),
  /** What was to become of their reviews. */
  reviews: z.optional(z.string()),
  at: z.iso.datetime(),
});

/** Somebody was erased or a review withdrawn, by number alone: a backup from before still holds it. */
export type Erasure = z.infer<typeof erasure>;

export const LIST = 'erasures.jsonl';
/** Folders elsewhere that backups were written to, one a line. */
const BACKUP_FOLDERS = 'places.txt';
/** In the storage that all processes share, a file without contents for each line, named by it. */
const SHARED_LIST = 'erasures';

/** Enqueued in the transaction that erases, so that nothing erased is missing in the list. */
export const noteErasureJob = defineJob({
  name: 'note-erasure',
  data: erasure,
  retryLimit: 200,
  maxRetryDelaySeconds: 3_600,
});

export function backupsDir(dataDir: string): string {
  return join(dataDir, 'backups');
}

/** Into the list of our own and into those beside backups elsewhere, as far as they can be reached. */
export async function recordErasure(localDir: string, erased: Erasure): Promise<void> {
  await addErasures(localDir, [JSON.stringify(erased)]);
  for (const folder of (await linesOf(localDir, BACKUP_FOLDERS)) ?? [])
    await updateListIn(localDir, folder);
}

/** Where every process finds it, whichever worker it was that noted it. */
export async function shareErasure(storage: Storage, erased: Erasure): Promise<void> {
  const name = Buffer.from(JSON.stringify(erased)).toString('base64url');
  await storage.put(`${SHARED_LIST}/${name}`, '');
}

async function sharedList(storage: Storage): Promise<string[]> {
  const lines: string[] = [];
  for await (const { name } of storage.files(SHARED_LIST)) {
    lines.push(Buffer.from(name, 'base64url').toString());
  }
  return lines;
}

/** A list that is not there now, or cannot be written, is completed by the next backup beside it. */
async function updateListIn(localDir: string, folder: string): Promise<void> {
  try {
    if ((await erasureLines(folder)) !== null) await mergeList(localDir, folder);
  } catch (error) {
    log.warn({ error, place: folder }, 'the list of erasures beside backups could not be written');
  }
}

/** Has the list lie beside backups in this folder too, and every later erasure be written there. */
export async function registerBackupFolder(folder: string, localDir: string): Promise<void> {
  if (folder !== localDir) await addMissing(localDir, BACKUP_FOLDERS, [folder]);
  await mergeList(localDir, folder);
}

/**
 * Who was erased since a backup was made, by the lists beside it, of our own and in the storage. Our own then holds
 * them all, as a restore may put back an older storage. Whoever restores without a list has to say so: nobody can
 * tell whom the backup brings back.
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
      `No ${LIST} beside ${backup}: whoever was erased since would be back. Put the list there, or add --without-erasures`,
    );
  }
  return parseLines(existing.flat());
}

/** Takes the list beside a backup over, so that later backups from here go with it. */
export async function adoptListOf(backup: string, localDir: string): Promise<void> {
  await mergeList(dirname(backup), localDir);
}

async function mergeList(from: string, to: string): Promise<void> {
  await addErasures(to, (await erasureLines(from)) ?? []);
}

/** The lines of the list in this folder; null when there is none. */
export const erasureLines = (folder: string): Promise<string[] | null> => linesOf(folder, LIST);

export const addErasures = (folder: string, lines: readonly string[]): Promise<void> =>
  addMissing(folder, LIST, lines);

/** Null when there is no such file. */
async function linesOf(folder: string, name: string): Promise<string[] | null> {
  try {
    const text = await readFile(join(folder, name), 'utf8');
    return text.split('\n').filter((line) => line !== '');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

async function addMissing(folder: string, name: string, lines: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const existing = new Set(await linesOf(folder, name));
  const missing = lines.filter((line) => !existing.has(line));
  const list = await open(join(folder, name), 'a', 0o600);
  try {
    // On a line of its own also after one that a crash cut short, which is written again.
    await list.appendFile(missing.map((line) => `\n${line}\n`).join(''));
    await list.sync();
  } finally {
    await list.close();
  }
}

/** What they hold, each once. */
function parseLines(lines: readonly string[]): Erasure[] {
  return [...new Set(lines)].flatMap((line) => {
    try {
      return [erasure.parse(JSON.parse(line))];
    } catch {
      return [];
    }
  });
}
