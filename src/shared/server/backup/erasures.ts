import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { defineJob } from '../jobs/job.ts';
import { log } from '../log.ts';
import type { Storage } from '../storage/storage.ts';
import { RestoreRefusedError } from './restore-refused.ts';

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
const PLACES = 'places.txt';
/** In the storage that all processes share, a file without contents for each line, named by it. */
const SHARED_LIST = 'erasures';

/** Enqueued in the transaction that erases, so that nothing erased is missing in the list. */
export const noteErasureJob = defineJob({
  name: 'note-erasure',
  data: erasure,
  retryLimit: 200,
  longestPauseSeconds: 3_600,
});

export function besideBackups(dataDir: string): string {
  return join(dataDir, 'backups');
}

/** Into the list of our own and into those beside backups elsewhere, as far as they can be reached. */
export async function noteErasure(own: string, erased: Erasure): Promise<void> {
  await addErasures(own, [JSON.stringify(erased)]);
  for (const place of (await linesOf(own, PLACES)) ?? []) await keepUp(own, place);
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
async function keepUp(own: string, place: string): Promise<void> {
  try {
    if ((await listed(place)) !== null) await addList(own, place);
  } catch (error) {
    log.warn({ error, place }, 'the list of erasures beside backups could not be written');
  }
}

/** Has the list lie beside backups in this folder too, and every later erasure be written there. */
export async function listBeside(folder: string, own: string): Promise<void> {
  if (folder !== own) await addMissing(own, PLACES, [folder]);
  await addList(own, folder);
}

/**
 * Who was erased since a backup was made, by the lists beside it, of our own and in the storage. Our own then holds
 * them all, as a restore may put back an older storage. Whoever restores without a list has to say so: nobody can
 * tell whom the backup brings back.
 */
export async function erasuresFor(
  backup: string,
  own: string,
  { storage, withoutList }: { readonly storage: Storage; readonly withoutList: boolean },
): Promise<Erasure[]> {
  const shared = await sharedList(storage);
  if (shared.length > 0) await addErasures(own, shared);
  const lists = await Promise.all([own, dirname(backup)].map(listed));
  const found = lists.filter((lines) => lines !== null);
  if (found.length === 0 && !withoutList) {
    throw new RestoreRefusedError(
      `No ${LIST} beside ${backup}: whoever was erased since would be back. Put the list there, or add --without-erasures`,
    );
  }
  return parsed(found.flat());
}

/** Takes the list beside a backup over, so that later backups from here go with it. */
export async function keepListOf(backup: string, own: string): Promise<void> {
  await addList(dirname(backup), own);
}

async function addList(from: string, to: string): Promise<void> {
  await addErasures(to, (await listed(from)) ?? []);
}

/** The lines of the list in this folder; null when there is none. */
export const listed = (folder: string): Promise<string[] | null> => linesOf(folder, LIST);

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
  const there = new Set(await linesOf(folder, name));
  const missing = lines.filter((line) => !there.has(line));
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
function parsed(lines: readonly string[]): Erasure[] {
  return [...new Set(lines)].flatMap((line) => {
    try {
      return [erasure.parse(JSON.parse(line))];
    } catch {
      return [];
    }
  });
}
