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
import { type S3Place, UPLOADS_FOLDER } from '#shared/server/storage/storage-url.ts';
import { CHUNK_BYTES } from '../../core/upload-contract.ts';
import { type Arrived, type UploadPlace, UploadsAway } from './upload-place.ts';

/** The endings of what the library writes beside the bytes. */
const NOTE = '.info';
const REMAINDER = '.part';

const ABSENT = ['NotFound', 'NoSuchKey', 'NoSuchUpload'];

/** Nothing is remembered: another process may have ended the upload. */
const nothing = async () => undefined;
const NO_CACHE = { get: nothing, set: nothing, delete: nothing };

/**
 * A multipart upload of a bucket, under `uploads/`. Each piece becomes one part of it, or, too small for
 * one, an object beside it that the next piece begins with.
 */
export class BucketUploads extends S3Store implements UploadPlace {
  readonly datastore = this;

  constructor(place: S3Place) {
    super({ s3ClientConfig: { ...s3Config(place), bucket: place.bucket }, cache: NO_CACHE });
  }

  override async create(upload: Upload): Promise<Upload> {
    const { id, size, offset } = upload;
    // What its sender tells of it would become headers of the object.
    const bare = new Upload({ id: keyOf(id), offset, ...(size !== undefined && { size }) });
    await reach(() => super.create(bare));
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const { file } = await reach(() => this.getMetadata(keyOf(id)));
    const arrived = await this.arrived(id);
    if (arrived === null) throw ERRORS.FILE_NOT_FOUND;
    return Object.assign(file, { id, offset: arrived.bytes });
  }

  override write(bytes: Readable, id: string, offset: number): Promise<number> {
    return reach(() => super.write(Readable.from(untilBroken(bytes)), keyOf(id), offset));
  }

  override async remove(idUpload: string): Promise<void> {
    const Key = keyOf(idUpload);
    await reach(async () => {
      for (const { key, UploadId } of await this.#unfinished(Key)) {
        const ended = { Bucket: this.bucket, Key: key, UploadId };
        await orAbsent(this.client.abortMultipartUpload(ended));
      }
      const Objects = [Key, Key + NOTE, Key + REMAINDER].map((each) => ({ Key: each }));
      await this.client.deleteObjects({ Bucket: this.bucket, Delete: { Objects } });
    });
  }

  arrived(idUpload: string): Promise<Arrived | null> {
    const key = keyOf(idUpload);
    return reach(async () => {
      const begun = await this.#head(key + NOTE);
      const parts = begun && (await orAbsent(this.retrieveParts(key)));
      // A whole file has no parts any more.
      if (!parts) return this.#head(key);
      const found = [begun, await this.#head(key + REMAINDER)].filter((each) => each !== null);
      const times = [...found.map(({ at }) => at), ...parts.map((each) => each.LastModified)];
      return {
        bytes: parts.reduce((sum, { Size = 0 }) => sum + Size, found[1]?.bytes ?? 0),
        at: new Date(Math.max(...times.map((at) => at?.getTime() ?? 0))),
      };
    });
  }

  /** The request that brought the last piece may have been cut before it did this. */
  async settle(idUpload: string): Promise<void> {
    const key = keyOf(idUpload);
    await reach(async () => {
      const parts = await orAbsent(this.retrieveParts(key));
      if (!parts) return;
      await orAbsent(this.finishMultipartUpload(await this.getMetadata(key), parts));
    });
  }

  ids(): Promise<string[]> {
    const folder = `${UPLOADS_FOLDER}/`;
    return reach(async () => {
      const keys = (await this.#unfinished(folder)).map(({ key }) => key);
      const asked = { Bucket: this.bucket, Prefix: folder };
      for await (const { Contents = [] } of paginateListObjectsV2({ client: this.client }, asked)) {
        keys.push(...Contents.map(({ Key = '' }) => Key));
      }
      return [...new Set(keys.map((key) => basename(key).replace(/\.(info|part)$/, '')))];
    });
  }

  async withFile<Done>(idUpload: string, work: (path: string) => Promise<Done>): Promise<Done> {
    const path = await scratchFile();
    try {
      await reach(async () =>
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
    const path = await scratchFile(beginningOf(idUpload));
    try {
      return (await stat(path).catch(() => null)) && (await work(path));
    } finally {
      await rm(path, { force: true });
    }
  }

  async keep(idUpload: string, key: string, contentType: string): Promise<void> {
    await this.client.copyObject({
      Bucket: this.bucket,
      Key: key,
      CopySource: `${this.bucket}/${keyOf(idUpload)}`,
      ContentType: contentType,
      MetadataDirective: 'REPLACE',
    });
  }

  /**
   * One part for each piece, of which the first stays on this machine until it is examined. The library would cut it at lengths of its own and send the cuts at once: of
   * those a kill could leave the later ones without the earlier.
   */
  protected override async uploadParts(
    metadata: MetadataValue,
    bytes: Readable,
    partNumber: number,
    offset: number,
  ): Promise<number> {
    const isBeginning = offset === 0;
    const path = await scratchFile(isBeginning ? beginningOf(metadata.file.id) : undefined);
    let isKept = false;
    try {
      await pipeline(bytes, createWriteStream(path, { mode: 0o600 }));
      const { size } = await stat(path);
      if (size === 0) return 0;
      const isLast = offset + size === metadata.file.size;
      if (size < this.minPartSize && !isLast) {
        await this.uploadIncompletePart(metadata.file.id, createReadStream(path));
      } else await this.uploadPart(metadata, createReadStream(path), partNumber);
      isKept = isBeginning && (metadata.file.size ?? 0) > CHUNK_BYTES;
      return size;
    } finally {
      if (!isKept) await rm(path, { force: true });
    }
  }

  /** Where the library puts the remainder that the next piece begins with. */
  protected override uniqueTmpFileName(): Promise<string> {
    return scratchFile();
  }

  async #head(Key: string): Promise<Arrived | null> {
    const found = await orAbsent(this.client.headObject({ Bucket: this.bucket, Key }));
    return found && { bytes: found.ContentLength ?? 0, at: found.LastModified ?? new Date(0) };
  }

  /** Multipart uploads that are neither whole nor ended, of keys that begin like this. */
  async #unfinished(Prefix: string) {
    const found: { readonly key: string; readonly UploadId: string }[] = [];
    let after = {};
    do {
      const asked = { Bucket: this.bucket, Prefix, ...after };
      const page = await this.client.listMultipartUploads(asked);
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

function beginningOf(idOrKey: string): string {
  return `${basename(idOrKey)}.beginning`;
}

/** What has come before the line broke is kept: its sender asks how far that is. */
async function* untilBroken(bytes: Readable) {
  try {
    yield* bytes;
  } catch {
    // The library knows of it as well, and acknowledges nothing.
  }
}

async function orAbsent<Value>(asked: Promise<Value>): Promise<Value | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Error && ABSENT.includes(error.name)) return null;
    throw error;
  }
}

/** Says of what the bucket refuses whether the upload is not there or the bucket is away. */
async function reach<Value>(ask: () => Promise<Value>): Promise<Value> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (ABSENT.includes(error.name)) throw ERRORS.FILE_NOT_FOUND;
    log.error({ err: error }, 'uploads cannot be reached');
    throw new UploadsAway('uploads cannot be reached', { cause: error });
  }
}
