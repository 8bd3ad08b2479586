import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, statfs } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { env } from '#shared/server/env.ts';
import { DurableDiskDriver } from './durable-disk-driver.ts';
import { s3Config } from './s3-config.ts';
import { filesInBucket, putInParts } from './s3-files.ts';
import { parseStorageUrl, type StorageLocation } from './storage-url.ts';
import type { StoredFile } from './stored-file.ts';

export interface PutOptions {
  readonly contentType?: string;
  /** False for reproducible bulk writes: atomic but not synced to disk. */
  readonly durable?: boolean;
}

export interface Storage {
  put(key: string, contents: string | Uint8Array, options?: PutOptions): Promise<void>;
  putStream(key: string, contents: Readable, options?: PutOptions): Promise<void>;
  /** Links or copies a local file, which must not change afterwards. */
  putFile(key: string, path: string, options?: PutOptions): Promise<void>;
  get(key: string): Promise<Uint8Array | null>;
  stream(key: string): Promise<Readable | null>;
  /** Bytes from one offset up to another; null for a missing file. */
  range(key: string, from: number, before: number): Promise<Uint8Array | null>;
  exists(key: string): Promise<boolean>;
  delete(key: string): Promise<void>;
  deleteFolder(folder: string): Promise<void>;
  folders(folder: string): AsyncIterable<string>;
  files(folder: string): AsyncIterable<StoredFile>;
  changedAt(folder: string): Promise<Date | null>;
  /** Free bytes on the disk; null for stores without a known limit. */
  freeBytes(): Promise<number | null>;
  /** Resolves when a small file can be written, read and deleted; rejects otherwise. */
  health(): Promise<void>;
}

let current: { readonly key: string; readonly storage: Promise<Storage> } | null = null;

export function storage(): Promise<Storage> {
  const { STORAGE_URL, DATA_DIR } = env();
  if (current?.key !== STORAGE_URL) {
    current = { key: STORAGE_URL, storage: openStorage(STORAGE_URL, DATA_DIR) };
  }
  return current.storage;
}

export async function storageHealth(): Promise<void> {
  await (await storage()).health();
}

export async function openStorage(url: string, dataDir: string): Promise<Storage> {
  const location = parseStorageUrl(url, dataDir);
  const { driver, range, putFile, files } = await driverFor(location);
  const disk = new Disk(driver);
  return {
    put: (key, contents, options) => disk.put(key, contents, options),
    putStream: (key, contents, options) => disk.putStream(key, contents, options),
    putFile,
    get: (key) => nullIfMissing(() => disk.getBytes(key)),
    // A stream would report a missing file only after the response has started.
    stream: async (key) => ((await disk.exists(key)) ? disk.getStream(key) : null),
    range: (key, from, before) => nullIfMissing(() => range(key, from, before)),
    exists: (key) => disk.exists(key),
    delete: (key) => disk.delete(key),
    deleteFolder: (folder) => disk.deleteAll(`${folder}/`),
    folders: (folder) => foldersIn(disk, folder),
    files,
    changedAt: (folder) => newest(files(folder)),
    freeBytes: async () => (location.kind === 'disk' ? freeBytesAt(location.root) : null),
    health: () => probe(disk),
  };
}

async function driverFor(location: StorageLocation) {
  if (location.kind === 'disk') {
    const driver = new DurableDiskDriver(location.root);
    const range = (key: string, from: number, before: number) => driver.range(key, from, before);
    const putFile = async (key: string, path: string) => {
      if (!(await driver.adopt(key, path))) await driver.putStream(key, createReadStream(path));
    };
    const files = (folder: string) => filesIn(new Disk(driver), folder);
    return { driver, range, putFile, files };
  }
  // Loaded on demand: the client is larger than the rest of the server.
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { GetObjectCommand, S3Client } = await import('@aws-sdk/client-s3');
  const client = new S3Client(s3Config(location));
  const range = async (Key: string, from: number, before: number) => {
    const input = { Bucket: location.bucket, Key, Range: `bytes=${from}-${before - 1}` };
    const { Body } = await client.send(new GetObjectCommand(input));
    return Body?.transformToByteArray() ?? new Uint8Array();
  };
  const driver = new S3Driver({
    client,
    bucket: location.bucket,
    visibility: 'private',
    supportsACL: false,
  });
  const putFile = (Key: string, path: string, { contentType: ContentType }: PutOptions = {}) =>
    putInParts(client, { Bucket: location.bucket, Key, ContentType }, path);
  const files = (folder: string) => filesInBucket(client, location.bucket, folder);
  return { driver, range, putFile, files };
}

export async function nullIfMissing<Value>(read: () => Promise<Value>): Promise<Value | null> {
  try {
    return await read();
  } catch (error) {
    if (isMissingFile(error)) return null;
    if (error instanceof Error && isMissingFile(error.cause)) return null;
    throw error;
  }
}

function isMissingFile(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  return cause.name === 'NoSuchKey' || ('code' in cause && cause.code === 'ENOENT');
}

async function* listObjects(disk: Disk, folder: string) {
  let page: string | undefined;
  do {
    const options = page === undefined ? {} : { paginationToken: page };
    const list = await nullIfMissing(() => disk.listAll(`${folder}/`, options));
    yield* list?.objects ?? [];
    page = list?.paginationToken;
  } while (page !== undefined);
}

async function* foldersIn(disk: Disk, folder: string): AsyncIterable<string> {
  for await (const object of listObjects(disk, folder)) if (object.isDirectory) yield object.name;
}

async function* filesIn(disk: Disk, folder: string): AsyncIterable<StoredFile> {
  for await (const object of listObjects(disk, folder)) {
    if (object.isDirectory) continue;
    const found = await nullIfMissing(() => object.getMetaData());
    if (found === null) continue;
    yield { name: object.name, bytes: found.contentLength, changedAt: found.lastModified };
  }
}

async function newest(files: AsyncIterable<StoredFile>): Promise<Date | null> {
  let last: Date | null = null;
  for await (const { changedAt } of files) if (last === null || changedAt > last) last = changedAt;
  return last;
}

/** True when a write failed because the disk is full; callers respond with 507. */
export function isStorageFull(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && (cause.code === 'ENOSPC' || cause.code === 'EDQUOT')) return true;
  }
  return false;
}

/** Free bytes on the disk of a folder, which is created if missing. */
export async function freeBytesAt(root: string): Promise<number> {
  await mkdir(root, { recursive: true });
  const { bavail, bsize } = await statfs(root);
  return bavail * bsize;
}

async function probe(disk: Disk): Promise<void> {
  // A random key, because health checks of other processes may run at the same time.
  const written = randomUUID();
  const key = `health/${written}`;
  await disk.put(key, written);
  const read = await disk.get(key);
  await disk.delete(key);
  if (read !== written) throw new Error('storage returned other bytes than were written');
}
