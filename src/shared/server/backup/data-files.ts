import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { nullIfMissing } from '../storage/storage.ts';
import { parseStorageUrl, UPLOADS_FOLDER } from '../storage/storage-url.ts';
import { writeHashed } from './hashed-copy.ts';
import type { BackedUpFile } from './manifest.ts';

export interface DataLocations {
  readonly dataDir: string;
  /** Folder of uploads on the disk, absent when they are in S3. */
  readonly storageRoot: string | null;
}

/** Files of DATA_DIR that are backed up elsewhere, incomplete, or must not leak with a backup. */
const EXCLUDED_FILES = ['postgres', 'backups', 'session-secret', 'mail', UPLOADS_FOLDER];

export function dataLocationsOf(dataDir: string, storageUrl: string): DataLocations {
  const location = parseStorageUrl(storageUrl, dataDir);
  return { dataDir, storageRoot: location.kind === 'disk' ? location.root : null };
}

export function restoredPath(
  { place: area, path }: Pick<BackedUpFile, 'place' | 'path'>,
  locations: DataLocations,
): string {
  const root = area === 'data' ? locations.dataDir : locations.storageRoot;
  if (root === null)
    throw new Error('The backup holds uploads, but STORAGE_URL is not a file: place');
  return join(root, path);
}

/** Copies files after the tables: files are replaced atomically, so none of a row is missing. */
export async function backUpFiles(locations: DataLocations, target: string) {
  const { dataDir, storageRoot } = locations;
  const files: BackedUpFile[] = [];
  const excluded = [...EXCLUDED_FILES.map((name) => join(dataDir, name)), target];
  if (storageRoot) excluded.push(join(storageRoot, UPLOADS_FOLDER));
  const roots = [
    { place: 'data', root: dataDir, without: [...excluded, storageRoot] },
    { place: 'storage', root: storageRoot, without: excluded },
  ] as const;
  for (const { place: area, root, without } of roots) {
    if (root === null) continue;
    for await (const file of regularFiles(root, without)) {
      const path = relative(root, file).split(sep).join('/');
      const copy = join(target, 'files', area, path);
      // A file was deleted during the backup: the rows that used it are gone too.
      const copied = await nullIfMissing(() => writeHashed(createReadStream(file), copy));
      if (copied !== null) files.push({ place: area, path, ...copied });
    }
  }
  return files;
}

async function* regularFiles(
  folder: string,
  excluded: readonly (string | null)[],
): AsyncGenerator<string> {
  if (!(await isFolder(folder))) return;
  const entries = await readdir(folder, { withFileTypes: true });
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (excluded.includes(path)) continue;
    if (entry.isDirectory()) yield* regularFiles(path, excluded);
    else if (entry.isFile() && !entry.name.endsWith('.tmp')) yield path;
  }
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (stats) => stats.isDirectory(),
    () => false,
  );
}
