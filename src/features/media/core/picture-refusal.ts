import { fill } from '#shared/core/fill.ts';
import type { ImageRefusal, ImageSize } from './image-rules.ts';
import { IMAGE_BYTES, ratioName, sizeRefusal, typeRefusal } from './image-rules.ts';
import type { MediaKind } from './media-kinds.ts';
import type { VideoRefusal } from './video-rules.ts';

interface Measured extends ImageSize {
  readonly type: string;
  readonly bytes: number;
}

/** The server's questions in the server's order, for a form that asks before it sends. */
export function pictureRefusal(kind: MediaKind, picture: Measured): ImageRefusal | null {
  if (picture.bytes === 0) return 'imageEmpty';
  if (picture.bytes > IMAGE_BYTES) return 'imageTooLarge';
  return typeRefusal(kind, picture.type) ?? sizeRefusal(kind, picture);
}

export const UPLOAD_CODES = [
  'cap_reached',
  'companyBytes',
  'storage_full',
  'too_many_requests',
  'unavailable',
  'unreachable',
  'unauthenticated',
] as const;
export type UploadCode = ImageRefusal | VideoRefusal | (typeof UPLOAD_CODES)[number] | 'failed';

/** `catalogue(locale).media.refusals`. */
export type RefusalWords = Readonly<Record<UploadCode, string>>;

/** One sentence for a refusal; of a picture in a wrong shape it names the shape it has. */
export function refusalMessage(words: RefusalWords, code: string, size?: ImageSize): string {
  const ratio = size && size.height > 0 ? ratioName(size) : '';
  return fill(isKnown(words, code) ? words[code] : words.failed, { ratio });
}

function isKnown(words: RefusalWords, code: string): code is UploadCode {
  return Object.hasOwn(words, code);
}
