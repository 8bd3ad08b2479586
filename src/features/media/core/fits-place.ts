import type { MediaKind } from '#shared/core/domain/media.ts';
import { type ImageSize, imageSizeError, imageTypeError } from './image-rules.ts';
import { isVideoType, mayBeVideo } from './video-rules.ts';

/** True when a file uploaded for one purpose would also have been accepted for another. */
export function fitsKind(
  kind: MediaKind,
  stored: ImageSize & { readonly kind: MediaKind; readonly mimeType: string },
): boolean {
  if (stored.kind === kind) return true;
  if (isVideoType(stored.mimeType)) return mayBeVideo(kind);
  // SVG is never uploaded: such a picture is a drawing of the demo.
  const isTypeAllowed =
    stored.mimeType === 'image/svg+xml' || imageTypeError(kind, stored.mimeType) === null;
  return isTypeAllowed && imageSizeError(kind, stored) === null;
}
