import { fileTypeFromBuffer } from 'file-type';
import type { MediaKind } from '#shared/core/domain/media.ts';
import { fail, ok, type Result } from '#shared/core/result.ts';
import {
  type ImageError,
  type ImageSize,
  type ImageType,
  imageSizeError,
  imageTypeError,
  isImageType,
  MAX_IMAGE_BYTES,
  MAX_IMAGE_PIXELS,
  ratioName,
} from '../core/image-rules.ts';
import { minSidePx } from '../core/least-side.ts';
import { pictureWork } from './drawing/picture-work.ts';
import { sharp } from './drawing/sharp.ts';

const DECODE_TIMEOUT_SECONDS = 10;
const SHARP_FORMAT: Readonly<Record<ImageType, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/gif': 'gif',
};

export interface InspectedImage extends ImageSize {
  readonly mimeType: ImageType;
  readonly placeholder: string;
}

/**
 * Identifies an upload by its bytes alone, cheapest check first: a decompression bomb fails on its
 * header, and only a file that passed is decoded, once, which also proves it complete.
 */
export async function inspectImage(
  bytes: Uint8Array,
  kind: MediaKind,
): Promise<Result<InspectedImage, ImageError>> {
  if (bytes.byteLength === 0) return fail('imageEmpty');
  if (bytes.byteLength > MAX_IMAGE_BYTES) return fail('imageTooLarge');
  const detectedType = (await fileTypeFromBuffer(bytes))?.mime;
  const type = detectedType ?? '';
  const typeCode = imageTypeError(kind, type);
  if (typeCode !== null || !isImageType(type)) {
    return fail(typeCode ?? 'imageType', {
      fields: detectedType === undefined ? {} : { type: [detectedType] },
    });
  }
  const header = await readHeader(bytes, type);
  if (header === null) return fail('imageBroken');
  const { frames, ...size } = header;
  const sizeCode = imageSizeError(kind, size, frames);
  if (sizeCode === 'imageBroken') return fail(sizeCode);
  if (sizeCode !== null) return fail(sizeCode, { fields: foundFields(kind, header) });
  const placeholder = await drawPlaceholder(bytes);
  if (!placeholder.ok) return placeholder;
  return ok({ ...size, mimeType: type, placeholder: placeholder.value });
}

function foundFields(
  kind: MediaKind,
  { width, height, frames }: ImageSize & { readonly frames: number },
) {
  return {
    ratio: [ratioName({ width, height })],
    size: [`${width} × ${height}`],
    frames: [String(frames)],
    least: [String(minSidePx(kind))],
  };
}

/** Reads size and frames; null if the decoder finds another format than the magic bytes claim. */
async function readHeader(
  bytes: Uint8Array,
  type: ImageType,
): Promise<(ImageSize & { readonly frames: number }) | null> {
  try {
    // No pixel limit: only the header is read here, and `imageSizeError` checks the size after it.
    const { format, autoOrient, pages } = await sharp(bytes, {
      limitInputPixels: false,
    }).metadata();
    return format === SHARP_FORMAT[type] ? { ...autoOrient, frames: pages ?? 1 } : null;
  } catch {
    return null;
  }
}

/** Decodes the complete picture, so that a broken file is rejected at upload, not when shown. */
function drawPlaceholder(bytes: Uint8Array): Promise<Result<string, 'imageBroken'>> {
  return pictureWork(async () => {
    try {
      const tiny = await sharp(bytes, { failOn: 'error', limitInputPixels: MAX_IMAGE_PIXELS })
        .timeout({ seconds: DECODE_TIMEOUT_SECONDS })
        .autoOrient()
        .resize(20, 20, { fit: 'inside' })
        .flatten({ background: '#ffffff' })
        .webp({ quality: 40 })
        .toBuffer();
      return ok(`data:image/webp;base64,${tiny.toString('base64')}`);
    } catch {
      return fail('imageBroken');
    }
  });
}
