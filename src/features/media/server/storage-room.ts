import { DISK_RESERVE_BYTES } from '#shared/server/storage/scratch-file.ts';
import { storage } from '#shared/server/storage/storage.ts';

/** Whether a disk has less left than everything else on it may need. A bucket has no end. */
export async function isStorageNearlyFull(): Promise<boolean> {
  const free = await (await storage()).freeBytes();
  return free !== null && free < DISK_RESERVE_BYTES;
}
