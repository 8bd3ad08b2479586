import type { SharedCode } from '#shared/core/endpoint-errors.ts';
import { type Failure, fail, type Result } from '#shared/core/result.ts';
import { FairQueue } from '#shared/server/fair-queue.ts';
import type { MediaPicture } from '../core/media-contract.ts';
import type { UPLOAD_ERRORS } from '../core/media-errors.ts';
import type { AttachError, AttachedUpload } from './attach-media.ts';
import { PictureWorkBusy } from './drawing/picture-work.ts';
import { rejectedUploads } from './upload-metrics.ts';

export type UploadCode = SharedCode | keyof typeof UPLOAD_ERRORS;

/** Three concurrent uploads per sender, so that one sender cannot use all memory and disk. */
const uploadQueue = new FairQueue({
  name: 'uploads',
  perKey: { maxConcurrent: 3, maxWaiting: 0 },
  retryAfterSeconds: 2,
});

export async function limitConcurrentUploads<Value>(
  sender: `${'company' | 'jobSeeker'}:${number}`,
  work: () => Promise<Result<Value, UploadCode>>,
): Promise<Result<Value, UploadCode>> {
  try {
    const outcome = await uploadQueue.run(work, { key: sender });
    return outcome.ok ? outcome.value : { ...outcome, code: 'too_many_requests' };
  } catch (error) {
    if (!(error instanceof PictureWorkBusy)) throw error;
    return fail('unavailable', { retryAfter: error.retryAfterSeconds });
  }
}

const CODE: Readonly<Record<AttachError, UploadCode>> = {
  imageEmpty: 'invalid_fields',
  imageTooLarge: 'payload_too_large',
  imageType: 'unsupported_media_type',
  coverType: 'unsupported_media_type',
  imageDimensions: 'invalid_fields',
  imageFrames: 'invalid_fields',
  imageBroken: 'invalid_fields',
  imageSmall: 'invalid_fields',
  coverSmall: 'invalid_fields',
  coverRatio: 'invalid_fields',
  videoPackage: 'forbidden',
  videoPlace: 'unsupported_media_type',
  videoTooLarge: 'payload_too_large',
  videoType: 'unsupported_media_type',
  videoCodec: 'unsupported_media_type',
  videoColours: 'unsupported_media_type',
  videoSound: 'unsupported_media_type',
  videoBroken: 'invalid_fields',
  videoLines: 'invalid_fields',
  videoRatio: 'invalid_fields',
  imageOrVideo: 'unsupported_media_type',
  coverOrVideo: 'unsupported_media_type',
  libraryFull: 'cap_reached',
  companyKilobytes: 'cap_reached',
  storage_full: 'storage_full',
  unavailable: 'unavailable',
};

export function uploadResponse(attached: AttachedUpload): Result<MediaPicture, UploadCode> {
  return attached.ok ? attached : uploadError(attached);
}

export function uploadError({ code, fields }: Failure<AttachError>): Failure<UploadCode> {
  rejectedUploads.inc({ code });
  return fail(CODE[code], { fields: { file: [code], ...fields } });
}
