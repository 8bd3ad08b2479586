import { createHash, randomUUID } from 'node:crypto';
import type { MediaKind } from '#shared/core/domain/media.ts';
import { fail } from '#shared/core/result.ts';
import { log } from '#shared/server/log.ts';
import { isStorageFull, storage } from '#shared/server/storage/storage.ts';
import { IMAGE_EXTENSION } from '../core/image-rules.ts';
import { originalKey } from '../core/media-keys.ts';
import { type AttachedUpload, attachMedia, type CompanyMedia } from './attach-media.ts';
import { inspectImage } from './inspect-image.ts';
import { isStorageNearlyFull } from './storage-room.ts';

export interface Upload {
  readonly idEmp: number;
  readonly idUser: number | null;
  readonly kind: MediaKind;
  readonly bytes: Uint8Array;
  /** Set for a resumable upload, which is updated in the same transaction. */
  readonly idUpload?: string;
}

/** The only way from bytes to a picture: inspected, stored, counted and inserted with its job. */
export async function attachUpload(upload: Upload): Promise<AttachedUpload> {
  const inspected = await inspectImage(upload.bytes, upload.kind);
  if (!inspected.ok) return inspected;
  const { width, height, mimeType, placeholder } = inspected.value;
  const idMedia = randomUUID();
  const row: CompanyMedia = {
    idMedia,
    idEmp: upload.idEmp,
    idUser: upload.idUser,
    kind: upload.kind,
    mimeType,
    bytes: upload.bytes.byteLength,
    sha256: createHash('sha256').update(upload.bytes).digest('hex'),
    originalKey: originalKey(idMedia, IMAGE_EXTENSION[mimeType]),
    width,
    height,
    placeholder,
  };
  const storageError = await storeOriginal(row.originalKey, upload.bytes, mimeType);
  if (storageError !== null) return fail(storageError);
  return attachMedia(row, upload.idUpload);
}

/** A full or unreachable storage fails the request, and no picture is inserted. */
export async function storeOriginal(
  key: string,
  bytes: Uint8Array,
  contentType: string,
): Promise<'storage_full' | 'unavailable' | null> {
  try {
    if (await isStorageNearlyFull()) return 'storage_full';
    await (await storage()).put(key, bytes, { contentType });
    return null;
  } catch (error) {
    if (isStorageFull(error)) return 'storage_full';
    log.error({ err: error }, 'an upload could not be stored');
    return 'unavailable';
  }
}
