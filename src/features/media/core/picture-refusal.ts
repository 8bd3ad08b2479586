import type { MediaKind } from '#shared/core/domain/media.ts';
import { fill } from '#shared/core/fill.ts';
import {
  IMAGE_BYTES,
  type ImageRefusal,
  type ImageSize,
  ratioName,
  sizeRefusal,
  typeRefusal,
} from './image-rules.ts';
import { leastSide } from './least-side.ts';
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
  'libraryFull',
  'companyBytes',
  'storage_full',
  'too_many_requests',
  'unavailable',
  'unreachable',
  'unauthenticated',
] as const;
export type UploadCode = ImageRefusal | VideoRefusal | (typeof UPLOAD_CODES)[number] | 'failed';

/** `catalogue(locale).media.refusals`. */
export type RefusalWords = Readonly<Record<UploadCode | 'unknownType', string>>;

/** What was found in a file, as a sentence about it may name it. */
export type Found = Readonly<Record<string, string>>;

export function foundIn(kind: MediaKind, { type, width, height, bytes }: Measured): Found {
  const megabytes = (bytes / 1024 ** 2).toFixed(1);
  const found = { ...(type && { type }), megabytes, least: String(leastSide(kind)) };
  if (!(width > 0 && height > 0)) return found;
  return { ...found, ratio: ratioName({ width, height }), size: `${width} × ${height}` };
}

/** What an answer tells beside a refusal. */
export function foundBy(fields: Readonly<Record<string, readonly string[]>>): Found {
  return Object.fromEntries(Object.entries(fields).map(([name, [value = '']]) => [name, value]));
}

const UNKNOWN = /\{\{\w+\}\}/g;

/** One sentence for a refusal: the rule, and what was found. */
export function refusalMessage(words: RefusalWords, code: string, found: Found = {}): string {
  const sentence = isKnown(words, code) ? words[code] : words.failed;
  return fill(sentence, { type: words.unknownType, ...found }).replace(UNKNOWN, '–');
}

function isKnown(words: RefusalWords, code: string): code is UploadCode {
  return Object.keys(words).includes(code);
}
