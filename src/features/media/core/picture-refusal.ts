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

/** What was found in a file, as a sentence about it may name it. */
export interface Found {
  readonly ratio?: string | undefined;
  readonly size?: string | undefined;
  readonly type?: string | undefined;
  readonly megabytes?: string | undefined;
}

export function foundIn({ width, height, bytes }: Omit<Measured, 'type'>): Found {
  const megabytes = (bytes / 1024 ** 2).toFixed(1);
  if (!(width > 0 && height > 0)) return { megabytes };
  return { ratio: ratioName({ width, height }), size: `${width} × ${height}`, megabytes };
}

/** One sentence for a refusal: the rule, and what was found. */
export function refusalMessage(words: RefusalWords, code: string, found: Found = {}): string {
  const unknown = { ratio: '–', size: '–', type: '–', megabytes: '–' };
  const known = Object.entries(found).filter(([, value]) => value !== undefined);
  const sentence = isKnown(words, code) ? words[code] : words.failed;
  return fill(sentence, { ...unknown, ...Object.fromEntries(known) });
}

function isKnown(words: RefusalWords, code: string): code is UploadCode {
  return Object.hasOwn(words, code);
}
