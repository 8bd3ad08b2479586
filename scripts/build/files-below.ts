import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Paths of all files in a folder and in those below it. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
