import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { FileStore } from '@tus/file-store';
import { storage } from '#shared/server/storage/storage.ts';
import type { UploadProgress, UploadStore } from './upload-place.ts';

export class DiskUploads implements UploadStore {
  readonly datastore: FileStore;
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
    this.datastore = new FileStore({ directory: folder });
  }

  static async open(folder: string): Promise<DiskUploads> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return new DiskUploads(folder);
  }

  async findProgress(idUpload: string): Promise<UploadProgress | null> {
    try {
      const { size, mtime } = await stat(this.#path(idUpload));
      return { bytes: size, lastReceivedAt: mtime };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  async settle(idUpload: string): Promise<void> {
    const file = await open(this.#path(idUpload), 'r+');
    try {
      await file.sync();
    } finally {
      await file.close();
    }
  }

  async remove(idUpload: string): Promise<void> {
    await rm(this.#path(idUpload), { force: true });
    await rm(`${this.#path(idUpload)}.json`, { force: true });
  }

  async ids(): Promise<string[]> {
    const names = await readdir(this.#folder);
    return [...new Set(names.map((name) => name.replace(/\.json$/, '')))];
  }

  withFile<Done>(idUpload: string, work: (path: string) => Promise<Done>): Promise<Done> {
    return work(this.#path(idUpload));
  }

  withBeginning<Done>(idUpload: string, work: (path: string) => Promise<Done>): Promise<Done> {
    return work(this.#path(idUpload));
  }

  async copyToStorage(idUpload: string, key: string, contentType: string): Promise<void> {
    await (await storage()).putFile(key, this.#path(idUpload), { contentType });
  }

  #path(idUpload: string): string {
    return join(this.#folder, idUpload);
  }
}
