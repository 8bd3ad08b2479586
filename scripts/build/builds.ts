// Builds for the own server are stored side by side, each complete before it is served.
import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { type Lock, shareLock, takeLock } from '#shared/server/db/instance-lock.ts';
import { BUILDS, CURRENT, currentBuild } from '../setup.mjs';

const RETRY_MS = 250;
const LOCK = 'dist/lock';
const BUILD_DIR = 'dist/next';
export const IN_USE = 'in-use';

/** Runs one build at a time in a project folder, because builds share caches. */
export async function oneAtATime<Value>(root: string, work: () => Promise<Value>): Promise<Value> {
  const file = join(root, LOCK);
  mkdirSync(dirname(file), { recursive: true });
  let lock = takeLock(file);
  if (lock === null) process.stdout.write('another build is under way …\n');
  while (lock === null) {
    await wait(RETRY_MS);
    lock = takeLock(file);
  }
  try {
    return await work();
  } finally {
    lock.release();
  }
}

/** Empties the folder of builds. Always the same path: Astro's render cache is keyed by it. */
export function emptyBuildDir(root: string): string {
  const dir = join(root, BUILD_DIR);
  rmSync(dir, { recursive: true, force: true });
  return dir;
}

/** Moves the new build into its own folder; servers that start later use it. */
export function switchToNew(root: string, hash: string): void {
  const name = randomUUID();
  const dir = join(root, BUILD_DIR);
  const folder = join(root, BUILDS, name);
  mkdirSync(join(root, BUILDS), { recursive: true });
  replaceFolderUrl(join(dir, 'server'), pathToFileURL(dir).href, pathToFileURL(folder).href);
  renameSync(dir, folder);
  const file = join(root, CURRENT);
  const part = `${file}.${randomUUID()}`;
  writeFileSync(part, `${JSON.stringify({ name, hash })}\n`);
  renameSync(part, file);
}

function replaceFolderUrl(server: string, from: string, to: string): void {
  for (const entry of readdirSync(server, { recursive: true, withFileTypes: true })) {
    if (!entry.name.endsWith('.mjs')) continue;
    const path = join(entry.parentPath, entry.name);
    const code = readFileSync(path, 'utf8');
    if (code.includes(from)) writeFileSync(path, code.replaceAll(from, to));
  }
}

export function removeUnused(root: string): void {
  const current = currentBuild(root)?.name;
  for (const name of readdirSync(join(root, BUILDS))) {
    if (name === current) continue;
    const folder = join(root, BUILDS, name);
    const lock = takeLock(join(folder, IN_USE));
    if (lock === null) continue;
    rmSync(folder, { recursive: true });
    lock.release();
  }
}

export interface LockedBuild extends Lock {
  readonly folder: string;
}

export function lockCurrentBuild(root: string): LockedBuild {
  let tried: string | undefined;
  while (true) {
    const name = currentBuild(root)?.name;
    if (name === undefined || name === tried) {
      throw new Error('There is no build: run `npm run build` first');
    }
    tried = name;
    const folder = join(root, BUILDS, name);
    if (!existsSync(folder)) continue;
    const lock = shareLock(join(folder, IN_USE));
    // Checked after locking, because a later build may have become current just before.
    if (lock !== null && currentBuild(root)?.name === name) return { folder, ...lock };
    lock?.release();
  }
}
