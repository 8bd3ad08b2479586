import { createHash, randomUUID } from 'node:crypto';
import type { MediaKind } from '#shared/core/domain/media.ts';
import { fail, ok, type Result } from '#shared/core/result.ts';
import { log } from '#shared/server/log.ts';
import { isStorageFull, storage } from '#shared/server/storage/storage.ts';
import { IMAGE_EXTENSION, type ImageError } from '../core/image-rules.ts';
import { originalKey } from '../core/media-keys.ts';
import { type AttachedUpload, attachMedia } from './attach-media.ts';
import { inspectImage } from './inspect-image.ts';
import type { NewMedia } from './media-queries.ts';
import { isStorageNearlyFull } from './storage-room.ts';

export interface Upload {
  readonly idEmp: number;
  readonly idUser: number | null;
  readonly kind: MediaKind;
  readonly bytes: Uint8Array;
  /** Set for a resumable upload, which is updated in the same transaction. */
  readonly idUpload?: string;
}

export async function attachUpload(upload: Upload): Promise<AttachedUpload> {
  const { idEmp, idUser, kind, bytes, idUpload } = upload;
  const image = await storeImage(bytes, kind);
  return image.ok ? attachMedia({ ...image.value, idEmp, idUser }, idUpload) : image;
}

type StorageError = 'storage_full' | 'unavailable';

/** Inspects and stores an uploaded picture, and returns the row to insert. */
export async function storeImage(
  bytes: Uint8Array,
  kind: MediaKind,
): Promise<Result<NewMedia, ImageError | StorageError>> {
  const inspected = await inspectImage(bytes, kind);
  if (!inspected.ok) return inspected;
  const { mimeType } = inspected.value;
  const idMedia = randomUUID();
  const key = originalKey(idMedia, IMAGE_EXTENSION[mimeType]);
  const storageError = await failedStorage('an upload could not be stored', async () => {
    if (await isStorageNearlyFull()) return 'storage_full';
    await (await storage()).put(key, bytes, { contentType: mimeType });
    return null;
  });
  if (storageError !== null) return fail(storageError);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const size = bytes.byteLength;
  return ok({ ...inspected.value, idMedia, kind, bytes: size, sha256, originalKey: key });
}

/** Runs `store` and turns its exceptions into the errors of a full or unreachable storage. */
export async function failedStorage(
  message: string,
  store: () => Promise<StorageError | null>,
): Promise<StorageError | null> {
  try {
    return await store();
  } catch (error) {
    if (isStorageFull(error)) return 'storage_full';
    log.error({ err: error }, message);
    return 'unavailable';
  }
}
