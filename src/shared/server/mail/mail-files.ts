import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes atomically, so that a watcher of the folder never sees a partial mail. */
export async function writeMailFile(folder: string, name: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, `.${name}.tmp`);
  const file = await open(draft, 'w', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, join(folder, `${name}.eml`));
}

export async function removeMailFile(folder: string, name: string): Promise<void> {
  for (const file of [`${name}.eml`, `.${name}.tmp`]) await rm(join(folder, file), { force: true });
}

export async function mailFileNames(folder: string): Promise<string[]> {
  const files = await readdir(folder).catch(() => []);
  return files.flatMap((file) => /^\.?(.+)\.(?:eml|tmp)$/.exec(file)?.[1] ?? []);
}
