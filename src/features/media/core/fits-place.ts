import type { MediaKind } from '#shared/core/domain/media.ts';
import { type ImageSize, imageSizeError, imageTypeError } from './image-rules.ts';
import { isVideoType, mayBeVideo } from './video-rules.ts';

/** Returns whether a library file may be used in another section than it was uploaded for. */
export function fitsKind(
  kind: MediaKind,
  stored: ImageSize & { readonly kind: MediaKind; readonly mimeType: string },
): boolean {
  if (stored.kind === kind) return true;
  if (isVideoType(stored.mimeType)) return mayBeVideo(kind);
  // SVG cannot be uploaded; only the demo's drawings are SVG, and they fit everywhere.
  const isTypeAllowed =
    stored.mimeType === 'image/svg+xml' || imageTypeError(kind, stored.mimeType) === null;
  return isTypeAllowed && imageSizeError(kind, stored) === null;
}
