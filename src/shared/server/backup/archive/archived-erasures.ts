import { existsSync } from 'node:fs';
import { env } from '../../env.ts';
import { workOn } from '../../jobs/job.ts';
import { log } from '../../log.ts';
import { storage } from '../../storage/storage.ts';
import {
  addErasures,
  besideBackups,
  LIST,
  listed,
  noteErasure,
  noteErasureJob,
  shareErasure,
} from '../erasures.ts';
import { type Archive, archiveOf, ownData, placeIn } from './archive-place.ts';

export const noteErasureWorker = workOn(noteErasureJob, async (erased) => {
  await noteErasure(besideBackups(env().DATA_DIR), erased);
  await shareErasure(await storage(), erased);
  if (env().ARCHIVE_DIR === undefined || !existsSync(ownData())) return;
  try {
    await listInArchive(await archiveOf(ownData()));
  } catch (error) {
    log.warn({ error }, 'the list of erasures in the archive could not be written');
  }
});

/** Has the list of erasures lie beside the copies; what could not be written is made up the next time. */
export async function listInArchive(archive: Archive): Promise<void> {
  const there = await linesIn(archive);
  const own = (await listed(besideBackups(env().DATA_DIR))) ?? [];
  const missing = own.filter((line) => !there?.includes(line));
  if (there !== null && missing.length === 0) return;
  const lines = [...(there ?? []), ...missing].join('\n');
  await archive.store.put(placeIn(archive, LIST), `${lines}\n`);
}

/** Takes over the list that lies beside the copies. */
export async function takeListOf(archive: Archive): Promise<void> {
  const there = await linesIn(archive);
  if (there !== null) await addErasures(besideBackups(env().DATA_DIR), there);
}

async function linesIn(archive: Archive): Promise<string[] | null> {
  const bytes = await archive.store.get(placeIn(archive, LIST));
  return bytes && Buffer.from(bytes).toString().split('\n').filter(Boolean);
}
