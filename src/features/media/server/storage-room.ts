import { DISK_RESERVE_BYTES } from '#shared/server/storage/scratch-file.ts';
import { storage } from '#shared/server/storage/storage.ts';

/** True when the disk has less space left than all other uses may need; a bucket has no limit. */
export async function isStorageNearlyFull(): Promise<boolean> {
  const free = await (await storage()).freeBytes();
  return free !== null && free < DISK_RESERVE_BYTES;
}
