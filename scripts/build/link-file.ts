import { copyFileSync, linkSync, rmSync } from 'node:fs';

/** The same file at another place as well, where the disk can without a second copy of what it holds. */
export function linkFile(from: string, to: string): void {
  if (linked(from, to)) return;
  // Never written over: what lies there may be another name of a file that is kept.
  rmSync(to, { force: true });
  if (!linked(from, to)) copyFileSync(from, to);
}

function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch {
    return false;
  }
}
