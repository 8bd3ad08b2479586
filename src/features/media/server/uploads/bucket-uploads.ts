import { createReadStream, createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { paginateListObjectsV2 } from '@aws-sdk/client-s3';
import { type MetadataValue, S3Store } from '@tus/s3-store';
import { ERRORS, Upload } from '@tus/server';
import { log } from '#shared/server/log.ts';
import { s3Config } from '#shared/server/storage/s3-config.ts';
import { scratchFile } from '#shared/server/storage/scratch-file.ts';
import { type S3Location, UPLOADS_FOLDER } from '#shared/server/storage/storage-url.ts';
import { MAX_CHUNK_BYTES } from '../../core/upload-contract.ts';
import { type UploadProgress, type UploadStore, UploadsUnavailable } from './upload-place.ts';

const INFO_SUFFIX = '.info';
const REMAINDER_SUFFIX = '.part';

const NOT_FOUND_ERRORS = ['NotFound', 'NoSuchKey', 'NoSuchUpload'];

/** Disables the library's cache of metadata, because another process may have ended the upload. */
const noop = async () => undefined;
const NO_CACHE = { get: noop, set: noop, delete: noop };

/**
 * Stores an upload as a multipart upload of S3. A chunk below S3's minimum part size is stored as
 * an object of its own and joined with the next chunk.
 */
export class BucketUploads extends S3Store implements UploadStore {
  readonly datastore = this;

  constructor(location: S3Location) {
    super({ s3ClientConfig: { ...s3Config(location), bucket: location.bucket }, cache: NO_CACHE });
  }

  override async create(upload: Upload): Promise<Upload> {
    const { id, size, offset } = upload;
    // Without the upload's metadata, which the library would turn into headers of the object.
    const bare = new Upload({ id: keyOf(id), offset, ...(size !== undefined && { size }) });
    await callBucket(() => super.create(bare));
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const { file } = await callBucket(() => this.getMetadata(keyOf(id)));
    const arrived = await this.findProgress(id);
    if (arrived === null) throw ERRORS.FILE_NOT_FOUND;
    return Object.assign(file, { id, offset: arrived.bytes });
  }

  override write(bytes: Readable, id: string, offset: number): Promise<number> {
    return callBucket(() => super.write(Readable.from(readUntilBroken(bytes)), keyOf(id), offset));
  }

  override async remove(idUpload: string): Promise<void> {
    const Key = keyOf(idUpload);
    await callBucket(async () => {
      for (const { key, UploadId } of await this.#unfinished(Key)) {
        const ended = { Bucket: this.bucket, Key: key, UploadId };
        await orAbsent(this.client.abortMultipartUpload(ended));
      }
      const Objects = [Key, Key + INFO_SUFFIX, Key + REMAINDER_SUFFIX].map((each) => ({
        Key: each,
      }));
      await this.client.deleteObjects({ Bucket: this.bucket, Delete: { Objects } });
    });
  }

  findProgress(idUpload: string): Promise<UploadProgress | null> {
    const key = keyOf(idUpload);
    return callBucket(async () => {
      const info = await this.#head(key + INFO_SUFFIX);
      const parts = info && (await orAbsent(this.retrieveParts(key)));
      // Completing a multipart upload removes its parts, so the object itself is the file.
      if (!parts) return this.#head(key);
      const found = [info, await this.#head(key + REMAINDER_SUFFIX)].filter(
        (each) => each !== null,
      );
      const times = [
        ...found.map(({ lastReceivedAt }) => lastReceivedAt),
        ...parts.map((each) => each.LastModified),
      ];
      return {
        bytes: parts.reduce((sum, { Size = 0 }) => sum + Size, found[1]?.bytes ?? 0),
        lastReceivedAt: new Date(
          Math.max(...times.map((lastReceivedAt) => lastReceivedAt?.getTime() ?? 0)),
        ),
      };
    });
  }

  async settle(idUpload: string): Promise<void> {
    const key = keyOf(idUpload);
    await callBucket(async () => {
      const parts = await orAbsent(this.retrieveParts(key));
      if (!parts) return;
      await orAbsent(this.finishMultipartUpload(await this.getMetadata(key), parts));
    });
  }

  ids(): Promise<string[]> {
    const folder = `${UPLOADS_FOLDER}/`;
    return callBucket(async () => {
      const keys = (await this.#unfinished(folder)).map(({ key }) => key);
      const listRequest = { Bucket: this.bucket, Prefix: folder };
      for await (const { Contents = [] } of paginateListObjectsV2(
        { client: this.client },
        listRequest,
      )) {
        keys.push(...Contents.map(({ Key = '' }) => Key));
      }
      return [...new Set(keys.map((key) => basename(key).replace(/\.(info|part)$/, '')))];
    });
  }

  async withFile<Done>(idUpload: string, work: (path: string) => Promise<Done>): Promise<Done> {
    const path = await scratchFile();
    try {
      await callBucket(async () =>
        pipeline(await this.read(keyOf(idUpload)), createWriteStream(path, { mode: 0o600 })),
      );
      return await work(path);
    } finally {
      await rm(path, { force: true });
    }
  }

  async withBeginning<Done>(
    idUpload: string,
    work: (path: string) => Promise<Done>,
  ): Promise<Done | null> {
    const path = await scratchFile(firstChunkName(idUpload));
    try {
      return (await stat(path).catch(() => null)) && (await work(path));
    } finally {
      await rm(path, { force: true });
    }
  }

  async copyToStorage(idUpload: string, key: string, contentType: string): Promise<void> {
    await this.client.copyObject({
      Bucket: this.bucket,
      Key: key,
      CopySource: `${this.bucket}/${keyOf(idUpload)}`,
      ContentType: contentType,
      MetadataDirective: 'REPLACE',
    });
  }

  /**
   * Uploads each chunk as one part; the first stays on this machine until it is examined. The
   * library would split a chunk and upload the pieces concurrently, so a crash could keep later
   * pieces without earlier ones.
   */
  protected override async uploadParts(
    metadata: MetadataValue,
    bytes: Readable,
    partNumber: number,
    offset: number,
  ): Promise<number> {
    const isBeginning = offset === 0;
    const path = await scratchFile(isBeginning ? firstChunkName(metadata.file.id) : undefined);
    let retainsFile = false;
    try {
      await pipeline(bytes, createWriteStream(path, { mode: 0o600 }));
      const { size } = await stat(path);
      if (size === 0) return 0;
      const isLast = offset + size === metadata.file.size;
      if (size < this.minPartSize && !isLast) {
        await this.uploadIncompletePart(metadata.file.id, createReadStream(path));
      } else await this.uploadPart(metadata, createReadStream(path), partNumber);
      retainsFile = isBeginning && (metadata.file.size ?? 0) > MAX_CHUNK_BYTES;
      return size;
    } finally {
      if (!retainsFile) await rm(path, { force: true });
    }
  }

  protected override uniqueTmpFileName(): Promise<string> {
    return scratchFile();
  }

  async #head(Key: string): Promise<UploadProgress | null> {
    const found = await orAbsent(this.client.headObject({ Bucket: this.bucket, Key }));
    return (
      found && {
        bytes: found.ContentLength ?? 0,
        lastReceivedAt: found.LastModified ?? new Date(0),
      }
    );
  }

  async #unfinished(Prefix: string) {
    const found: { readonly key: string; readonly UploadId: string }[] = [];
    let after = {};
    do {
      const listRequest = { Bucket: this.bucket, Prefix, ...after };
      const page = await this.client.listMultipartUploads(listRequest);
      for (const { Key = '', UploadId = '' } of page.Uploads ?? [])
        found.push({ key: Key, UploadId });
      after = page.IsTruncated
        ? { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker }
        : {};
    } while ('KeyMarker' in after);
    return found;
  }
}

function keyOf(idUpload: string): string {
  return `${UPLOADS_FOLDER}/${idUpload}`;
}

function firstChunkName(idOrKey: string): string {
  return `${basename(idOrKey)}.beginning`;
}

/** Ends the stream when the connection breaks, so that the received bytes are stored. */
async function* readUntilBroken(bytes: Readable) {
  try {
    yield* bytes;
  } catch {
    // The library gets the error from the request as well, so the chunk is not acknowledged.
  }
}

async function orAbsent<Value>(request: Promise<Value>): Promise<Value | null> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof Error && NOT_FOUND_ERRORS.includes(error.name)) return null;
    throw error;
  }
}

/** Runs a request; throws FILE_NOT_FOUND for a missing upload, UploadsUnavailable otherwise. */
async function callBucket<Value>(request: () => Promise<Value>): Promise<Value> {
  try {
    return await request();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (NOT_FOUND_ERRORS.includes(error.name)) throw ERRORS.FILE_NOT_FOUND;
    log.error({ err: error }, 'uploads cannot be reached');
    throw new UploadsUnavailable('uploads cannot be reached', { cause: error });
  }
}
