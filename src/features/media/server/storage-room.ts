import { storage } from '#shared/server/storage/storage.ts';

const DISK_RESERVE = 2 * 1024 ** 3;

/** Whether a disk has less left than everything else on it may need. A bucket has no end. */
export async function isStorageNearlyFull(): Promise<boolean> {
  const free = await (await storage()).freeBytes();
  return free !== null && free < DISK_RESERVE;
}
