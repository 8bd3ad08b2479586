import { copyFileSync, linkSync } from 'node:fs';

/** Hard-links a file, or copies it where the disk cannot. */
export function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
