import { copyFile, link, rm } from 'node:fs/promises';

/** The same file at another place as well, where the disk can without a second copy of what it holds. */
export async function linkFile(from: string, to: string): Promise<void> {
  // Never written over: what lies there may be another name of a file that is kept.
  await rm(to, { force: true });
  await link(from, to).catch(() => copyFile(from, to));
}
