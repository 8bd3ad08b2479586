import { existsSync } from 'node:fs';
import { env } from '../../env.ts';
import { defineWorker } from '../../jobs/job.ts';
import { log } from '../../log.ts';
import { storage } from '../../storage/storage.ts';
import {
  addErasures,
  backupsDir,
  erasureLines,
  LIST,
  noteErasureJob,
  recordErasure,
  shareErasure,
} from '../erasures.ts';
import { type Archive, archiveOf, embeddedDataDir, storeKey } from './archive-place.ts';

export const noteErasureWorker = defineWorker(noteErasureJob, async (erased) => {
  await recordErasure(backupsDir(env().DATA_DIR), erased);
  await shareErasure(await storage(), erased);
  if (env().ARCHIVE_DIR === undefined || !existsSync(embeddedDataDir())) return;
  try {
    await syncErasuresToArchive(await archiveOf(embeddedDataDir()));
  } catch (error) {
    log.warn({ error }, 'the list of erasures in the archive could not be written');
  }
});

/** Writes the erasure list next to the base backups; lines that failed are added the next time. */
export async function syncErasuresToArchive(archive: Archive): Promise<void> {
  const archived = await linesIn(archive);
  const local = (await erasureLines(backupsDir(env().DATA_DIR))) ?? [];
  const missing = local.filter((line) => !archived?.includes(line));
  if (archived !== null && missing.length === 0) return;
  const lines = [...(archived ?? []), ...missing].join('\n');
  await archive.store.put(storeKey(archive, LIST), `${lines}\n`);
}

export async function mergeErasuresFrom(archive: Archive): Promise<void> {
  const archived = await linesIn(archive);
  if (archived !== null) await addErasures(backupsDir(env().DATA_DIR), archived);
}

async function linesIn(archive: Archive): Promise<string[] | null> {
  const bytes = await archive.store.get(storeKey(archive, LIST));
  return bytes && Buffer.from(bytes).toString().split('\n').filter(Boolean);
}
