import type { SharedCode } from '#shared/core/refusals.ts';
import { fail, type Refused, type Result } from '#shared/core/result.ts';
import { Turns } from '#shared/server/turns.ts';
import type { MediaPicture } from '../core/media-contract.ts';
import type { UPLOAD_REFUSALS } from '../core/media-refusals.ts';
import type { AttachedUpload, UploadRefusal } from './attach-media.ts';
import { PictureWorkBusy } from './drawing/picture-work.ts';
import { refusedUploads } from './upload-metrics.ts';

export type UploadCode = SharedCode | keyof typeof UPLOAD_REFUSALS;

/** Each sender uploads three files at a time at most, so that nobody fills memory or disk. */
const turns = new Turns({
  name: 'uploads',
  perCaller: { atOnce: 3, mostWaiting: 0 },
  retryAfter: 2,
});

export async function limitConcurrentUploads<Value>(
  sender: `${'company' | 'jobSeeker'}:${number}`,
  work: () => Promise<Result<Value, UploadCode>>,
): Promise<Result<Value, UploadCode>> {
  try {
    const taken = await turns.take(work, { caller: sender });
    return taken.ok ? taken.value : { ...taken, code: 'too_many_requests' };
  } catch (error) {
    if (!(error instanceof PictureWorkBusy)) throw error;
    return fail('unavailable', { retryAfter: error.retryAfter });
  }
}

const CODE: Readonly<Record<UploadRefusal, UploadCode>> = {
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
  companyBytes: 'cap_reached',
  storage_full: 'storage_full',
  unavailable: 'unavailable',
};

export function uploadAnswer(attached: AttachedUpload): Result<MediaPicture, UploadCode> {
  return attached.ok ? attached : uploadRefusal(attached);
}

/** What a person reads stands at the field `file`, what was found beside it. */
export function uploadRefusal({ code, fields }: Refused<UploadRefusal>): Refused<UploadCode> {
  refusedUploads.inc({ code });
  return fail(CODE[code], { fields: { file: [code], ...fields } });
}
