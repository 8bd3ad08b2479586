import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../db/embedded-postgres.ts';
import type { Manifest } from '../manifest.ts';
import { restore } from '../restore.ts';
import { clearScratch } from './scratch-place.ts';

/** Restores a backup into scratch database and folders, compares every row and byte, deletes. */
export async function verifyBackup(source: string, scratchDir: string): Promise<Manifest> {
  await clearScratch(scratchDir);
  try {
    const database = await startEmbeddedPostgres(scratchDir, { durable: false });
    const locations = {
      dataDir: join(scratchDir, 'data'),
      storageRoot: join(scratchDir, 'storage'),
    };
    try {
      return await restore(source, database.url, locations, { replace: false });
    } finally {
      await database.stop();
    }
  } finally {
    await clearScratch(scratchDir);
  }
}
