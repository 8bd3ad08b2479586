import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface BuiltFile {
  /** Decoded and normalized. */
  readonly url: string;
  readonly path: string;
}

/** Public files of a build without their precompressed copies. */
export function builtFiles(client: URL): BuiltFile[] {
  const folder = fileURLToPath(client);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const below = path.slice(folder.length).replaceAll('\\', '/').replace(/^\/+/, '');
      return { url: `/${below}`.normalize(), path };
    });
}

/** Decoded path of a URL; null when it cannot be decoded. */
export function pathOf(url: string): string | null {
  const path = url.split('?', 1)[0] ?? '/';
  try {
    return decodeURIComponent(path).normalize();
  } catch {
    return null;
  }
}
