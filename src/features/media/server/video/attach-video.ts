import { randomUUID } from 'node:crypto';
import type { MediaKind } from '#shared/core/domain/media.ts';
import { PACKAGE_CAPS, type PackageHrSay } from '#shared/core/packages.ts';
import { type Failure, fail, ok, type Result } from '#shared/core/result.ts';
import { originalKey } from '../../core/media-keys.ts';
import {
  foundOfVideo,
  mayBeVideo,
  type ProbedVideo,
  VIDEO_EXTENSION,
  type VideoError,
  type VideoType,
  videoError,
} from '../../core/video-rules.ts';
import { type AttachedUpload, attachMedia } from '../attach-media.ts';
import { failedStorage } from '../attach-upload.ts';
import { uploadStore } from '../uploads/upload-files.ts';
import { probeVideo } from './probe-video.ts';

const PLACEHOLDER =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"%3E%3Cpath fill="%23004469" d="M0 0h160v90H0z"/%3E%3Cpath fill="%23fff" d="m68 30 28 15-28 15z"/%3E%3C/svg%3E';

export interface VideoUpload {
  readonly idEmp: number;
  readonly idUser: number | null;
  readonly packageHrSay: PackageHrSay;
  readonly kind: MediaKind;
  readonly mimeType: VideoType;
  readonly bytes: number;
  /** Path of the uploaded file on this machine; the caller deletes it after success. */
  readonly path: string;
  readonly idUpload: string;
}

/** Stores a video unchanged: the server does not transcode. */
export async function attachVideo(upload: VideoUpload): Promise<AttachedUpload> {
  const { idEmp, idUser, packageHrSay, kind, mimeType, bytes, path, idUpload } = upload;
  if (!mayBeVideo(kind)) return fail('videoPlace', { fields: { type: [mimeType] } });
  // Checked before the file is read, and again with the locked package on insert.
  if (!PACKAGE_CAPS[packageHrSay].video) return fail('videoPackage');
  const inspected = await inspectVideo(path);
  if (!inspected.ok) return inspected;
  const { width, height, seconds, sha256 } = inspected.value;
  const idMedia = randomUUID();
  const key = originalKey(idMedia, VIDEO_EXTENSION[mimeType]);
  const storageError = await failedStorage('a video could not be stored', async () => {
    await (await uploadStore()).copyToStorage(idUpload, key, mimeType);
    return null;
  });
  if (storageError !== null) return fail(storageError);
  return attachMedia(
    {
      idMedia,
      idEmp,
      idUser,
      kind,
      mimeType,
      bytes,
      sha256,
      width,
      height,
      seconds: seconds || null,
      originalKey: key,
      placeholder: PLACEHOLDER,
      state: 'ready',
    },
    idUpload,
  );
}

async function inspectVideo(
  path: string,
): Promise<Result<ProbedVideo & { readonly sha256: string }, VideoError>> {
  const probed = await probeVideo(path);
  const code = probed ? videoError(probed) : 'videoBroken';
  if (probed === null || code !== null) return failVideo(code ?? 'videoBroken', probed);
  return ok(probed);
}

export function failVideo(code: VideoError, probed: ProbedVideo | null): Failure<VideoError> {
  if (probed === null) return fail(code);
  const found = Object.entries(foundOfVideo(code, probed));
  return fail(code, { fields: Object.fromEntries(found.map(([name, text]) => [name, [text]])) });
}
