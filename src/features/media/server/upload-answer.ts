import type { SharedCode } from '#shared/core/refusals.ts';
import type { Refused, Result } from '#shared/core/result.ts';
import { fail } from '#shared/core/result.ts';
import type { MediaPicture } from '../core/media-contract.ts';
import type { UPLOAD_REFUSALS } from '../core/media-refusals.ts';
import type { AttachedUpload, UploadRefusal } from './attach-media.ts';
import { PictureWorkBusy } from './drawing/picture-work.ts';

export type UploadCode = SharedCode | keyof typeof UPLOAD_REFUSALS;

const MAX_CONCURRENT = 3;
const running = new Map<string, number>();

/** Each sender uploads three files at a time at most, so that nobody fills memory or disk. */
export async function limitConcurrentUploads<Value>(
  sender: `${'company' | 'jobSeeker'}:${number}`,
  work: () => Promise<Result<Value, UploadCode>>,
): Promise<Result<Value, UploadCode>> {
  const before = running.get(sender) ?? 0;
  if (before >= MAX_CONCURRENT) return fail('too_many_requests', { retryAfter: 2 });
  running.set(sender, before + 1);
  try {
    return await work();
  } catch (error) {
    if (error instanceof PictureWorkBusy) return fail('unavailable', { retryAfter: 5 });
    throw error;
  } finally {
    const after = (running.get(sender) ?? 1) - 1;
    if (after > 0) running.set(sender, after);
    else running.delete(sender);
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
  return fail(CODE[code], { fields: { file: [code], ...fields } });
}
