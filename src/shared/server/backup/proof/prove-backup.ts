import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../db/embedded-postgres.ts';
import type { Manifest } from '../manifest.ts';
import { restore } from '../restore.ts';
import { clearScratch } from './scratch-place.ts';

/** Restores a backup into a database and folders of its own, which compares every row and byte, and deletes them. */
export async function proveBackup(source: string, place: string): Promise<Manifest> {
  await clearScratch(place);
  try {
    const database = await startEmbeddedPostgres(place, { durable: false });
    const places = { dataDir: join(place, 'data'), storageRoot: join(place, 'storage') };
    try {
      return await restore(source, database.url, places, { replace: false });
    } finally {
      await database.stop();
    }
  } finally {
    await clearScratch(place);
  }
}
