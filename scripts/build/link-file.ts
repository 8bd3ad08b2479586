import { copyFileSync, linkSync, rmSync, statSync } from 'node:fs';

/** The same file at another place as well, where the disk can without a second copy of what it holds. */
export function linkFile(from: string, to: string): void {
  const there = statSync(to, { throwIfNoEntry: false });
  if (there) {
    const { dev, ino } = statSync(from);
    if (there.dev === dev && there.ino === ino) return;
    // Never written over: what lies there may be another name of a file that is kept.
    rmSync(to);
  }
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
