import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { parseStorageUrl, UPLOADS_FOLDER } from '../storage/storage-url.ts';
import { writeHashed } from './hashed-copy.ts';
import type { BackedUpFile } from './manifest.ts';

export interface Places {
  readonly dataDir: string;
  /** Where uploads lie on the disk; null when they are in S3. */
  readonly storageRoot: string | null;
}

/** What of the data directory is saved otherwise, is not whole yet, or must not reach the thief of a backup. */
const LEFT_OUT = ['postgres', 'backups', 'session-secret', 'mail', UPLOADS_FOLDER];

export function placesOf(dataDir: string, storageUrl: string): Places {
  const place = parseStorageUrl(storageUrl, dataDir);
  return { dataDir, storageRoot: place.kind === 'disk' ? place.root : null };
}

export function placed(
  { place, path }: Pick<BackedUpFile, 'place' | 'path'>,
  places: Places,
): string {
  const root = place === 'data' ? places.dataDir : places.storageRoot;
  if (root === null)
    throw new Error('The backup holds uploads, but STORAGE_URL is not a file: place');
  return join(root, path);
}

/** Files are only ever added or replaced whole, so those read after the snapshot cover it. */
export async function backUpFiles(places: Places, target: string): Promise<BackedUpFile[]> {
  const { dataDir, storageRoot } = places;
  const files: BackedUpFile[] = [];
  const leftOut = [...LEFT_OUT.map((name) => join(dataDir, name)), target];
  if (storageRoot) leftOut.push(join(storageRoot, UPLOADS_FOLDER));
  const roots = [
    { place: 'data', root: dataDir, without: [...leftOut, ...(storageRoot ? [storageRoot] : [])] },
    ...(storageRoot ? [{ place: 'storage', root: storageRoot, without: leftOut } as const] : []),
  ] as const;
  for (const { place, root, without } of roots) {
    for await (const file of regularFiles(root, without)) {
      const path = relative(root, file).split(sep).join('/');
      const copied = await copyIfThere(file, join(target, 'files', place, path));
      if (copied !== null) files.push({ place, path, ...copied });
    }
  }
  return files;
}

/** Null when it was deleted meanwhile: then the snapshot's last use of it is over as well. */
async function copyIfThere(source: string, target: string) {
  try {
    return await writeHashed(createReadStream(source), target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

async function* regularFiles(folder: string, without: readonly string[]): AsyncGenerator<string> {
  if (!(await isFolder(folder))) return;
  const entries = await readdir(folder, { withFileTypes: true });
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (without.includes(path)) continue;
    if (entry.isDirectory()) yield* regularFiles(path, without);
    else if (entry.isFile() && !entry.name.endsWith('.tmp')) yield path;
  }
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
