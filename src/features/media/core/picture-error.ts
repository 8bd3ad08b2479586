import type { MediaKind } from '#shared/core/domain/media.ts';
import { fill } from '#shared/core/fill.ts';
import {
  type ImageError,
  type ImageSize,
  imageSizeError,
  imageTypeError,
  MAX_IMAGE_BYTES,
  ratioName,
} from './image-rules.ts';
import { minSidePx } from './least-side.ts';
import type { VideoError } from './video-rules.ts';

interface Measured extends ImageSize {
  readonly type: string;
  readonly bytes: number;
}

/** Checks a picture before its upload, as the server does after it: same rules, same order. */
export function pictureError(kind: MediaKind, picture: Measured): ImageError | null {
  if (picture.bytes === 0) return 'imageEmpty';
  if (picture.bytes > MAX_IMAGE_BYTES) return 'imageTooLarge';
  return imageTypeError(kind, picture.type) ?? imageSizeError(kind, picture);
}

export const UPLOAD_ERROR_CODES = [
  'cap_reached',
  'libraryFull',
  'companyKilobytes',
  'storage_full',
  'too_many_requests',
  'unavailable',
  'unreachable',
  'unauthenticated',
] as const;
export type UploadErrorCode =
  | ImageError
  | VideoError
  | (typeof UPLOAD_ERROR_CODES)[number]
  | 'failed';

export type UploadErrorMessages = Readonly<Record<UploadErrorCode | 'unknownType', string>>;

export type PictureProperties = Readonly<Record<string, string>>;

export function foundIn(
  kind: MediaKind,
  { type, width, height, bytes }: Measured,
): PictureProperties {
  const megabytes = (bytes / 1024 ** 2).toFixed(1);
  const found = { ...(type && { type }), megabytes, least: String(minSidePx(kind)) };
  if (!(width > 0 && height > 0)) return found;
  return { ...found, ratio: ratioName({ width, height }), size: `${width} × ${height}` };
}

export function foundInFields(
  fields: Readonly<Record<string, readonly string[]>>,
): PictureProperties {
  return Object.fromEntries(Object.entries(fields).map(([name, [value = '']]) => [name, value]));
}

const UNKNOWN = /\{\{\w+\}\}/g;

export function uploadErrorMessage(
  messages: UploadErrorMessages,
  code: string,
  found: PictureProperties = {},
): string {
  const sentence = isKnown(messages, code) ? messages[code] : messages.failed;
  return fill(sentence, { type: messages.unknownType, ...found }).replace(UNKNOWN, '–');
}

function isKnown(messages: UploadErrorMessages, code: string): code is UploadErrorCode {
  return Object.keys(messages).includes(code);
}
