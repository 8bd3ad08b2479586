import { copyFileSync, linkSync } from 'node:fs';

/** The same file at another place as well, where the disk can without a second copy of what it holds. */
export function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
