import type { ErrorCode } from '#shared/server/http/endpoint/error-codes.ts';
import type { Outcome } from '#shared/server/http/endpoint/serve-endpoint.ts';
import { ratioName } from '../core/image-rules.ts';
import type { MediaPicture } from '../core/media-contract.ts';
import type { AttachedUpload, UploadRefusal } from './attach-upload.ts';
import { PictureWorkBusy } from './drawing/picture-work.ts';

const AT_ONCE = 3;
const underWay = new Map<string, number>();

/** Threat of a full memory or disk: whoever sends files sends three at a time, not thirty. */
export async function oneOfThree(
  sender: `${'company' | 'jobSeeker'}:${number}`,
  work: () => Promise<Outcome<MediaPicture>>,
): Promise<Outcome<MediaPicture>> {
  const before = underWay.get(sender) ?? 0;
  if (before >= AT_ONCE) return { ok: false, code: 'too_many_requests', retryAfter: 2 };
  underWay.set(sender, before + 1);
  try {
    return await work();
  } catch (error) {
    if (error instanceof PictureWorkBusy) return { ok: false, code: 'unavailable', retryAfter: 5 };
    throw error;
  } finally {
    const after = (underWay.get(sender) ?? 1) - 1;
    if (after > 0) underWay.set(sender, after);
    else underWay.delete(sender);
  }
}

const CODE: Readonly<Record<UploadRefusal, ErrorCode>> = {
  imageEmpty: 'invalid_fields',
  imageTooLarge: 'payload_too_large',
  imageType: 'unsupported_media_type',
  coverType: 'unsupported_media_type',
  imageDimensions: 'invalid_fields',
  imageFrames: 'invalid_fields',
  imageBroken: 'invalid_fields',
  coverRatio: 'invalid_fields',
  cap_reached: 'cap_reached',
  companyBytes: 'cap_reached',
  storage_full: 'storage_full',
  unavailable: 'unavailable',
};

export function uploadAnswer(attached: AttachedUpload): Outcome<MediaPicture> {
  if (attached.ok) return attached;
  const { code, size } = attached;
  const ratio = code === 'coverRatio' && size ? { ratio: [ratioName(size)] } : {};
  return { ok: false, code: CODE[code], fields: { file: [code], ...ratio } };
}
