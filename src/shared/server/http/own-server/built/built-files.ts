import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Public files of a build by normalized URL, without their precompressed copies. */
export function builtFiles(client: URL) {
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
