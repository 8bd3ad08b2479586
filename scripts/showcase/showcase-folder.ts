import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const SHOWCASE = fileURLToPath(new URL('../../src/content/showcase', import.meta.url));

export function showcaseFolders(): string[] {
  const entries = readdirSync(SHOWCASE, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(SHOWCASE, name));
}
