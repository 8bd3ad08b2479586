import { randomBytes } from 'node:crypto';
import { type FileHandle, link, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { FSDriver } from 'flydrive/drivers/fs';
import type { WriteOptions } from 'flydrive/types';
import { syncDirectory } from './sync-directory.ts';

/** Suffix of files that a crash may leave; no key of ours has it. */
const TEMP_SUFFIX = '.tmp';

/** Error codes of hard links between disks, or on a file system without them. */
const LINK_UNSUPPORTED = ['EXDEV', 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'EMLINK', 'ENOSYS'];

/** Writes a temporary file, syncs, renames: readers and power cuts see old or new. */
export class DurableDiskDriver extends FSDriver {
  readonly #root: string;

  constructor(root: string) {
    super({ location: root, visibility: 'private' });
    this.#root = root;
  }

  override async put(
    key: string,
    contents: string | Uint8Array,
    options?: WriteOptions & { durable?: boolean },
  ): Promise<void> {
    await this.#replace(key, contents, options?.durable ?? true);
  }

  override async putStream(key: string, contents: Readable): Promise<void> {
    await this.#replace(key, contents, true);
  }

  override async move(source: string, destination: string): Promise<void> {
    await this.#enter(destination, (target) => rename(join(this.#root, source), target));
  }

  /** Hard-links a synced file; returns false when it has to be copied. */
  async adopt(key: string, path: string): Promise<boolean> {
    try {
      await this.#enter(key, (target) => link(path, target));
      return true;
    } catch (error) {
      if (LINK_UNSUPPORTED.includes((error as NodeJS.ErrnoException).code ?? '')) return false;
      throw error;
    }
  }

  override async getBytes(key: string): Promise<Uint8Array> {
    return readFile(join(this.#root, key));
  }

  async range(key: string, from: number, before: number): Promise<Uint8Array> {
    await using file = await open(join(this.#root, key), 'r');
    const { buffer, bytesRead } = await file.read(new Uint8Array(before - from), {
      position: from,
    });
    return buffer.subarray(0, bytesRead);
  }

  async #enter(key: string, name: (target: string) => Promise<void>): Promise<void> {
    const target = join(this.#root, key);
    await mkdir(dirname(target), { recursive: true });
    await name(target);
    await syncDirectory(dirname(target));
  }

  async #replace(key: string, contents: string | Uint8Array | Readable, durable: boolean) {
    const target = join(this.#root, key);
    const tempPath = `${target}.${randomBytes(6).toString('hex')}${TEMP_SUFFIX}`;
    const file = await openNew(tempPath);
    try {
      await file.writeFile(contents);
      if (durable) await file.sync();
      await file.close();
      await rename(tempPath, target);
    } catch (error) {
      await file.close().catch(() => undefined);
      await rm(tempPath, { force: true });
      throw error;
    }
    if (durable) await syncDirectory(dirname(target));
  }
}

/** Creates a file, and its folder only if opening fails, since folders usually exist. */
async function openNew(path: string): Promise<FileHandle> {
  try {
    return await open(path, 'wx', 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    await mkdir(dirname(path), { recursive: true });
    return open(path, 'wx', 0o600);
  }
}
