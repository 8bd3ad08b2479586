import type { MediaKind } from '#shared/core/domain/media.ts';
import { type ImageSize, imageSizeError, imageTypeError } from './image-rules.ts';
import { isVideoType, mayBeVideo } from './video-rules.ts';

/** Whether what was uploaded for one purpose may serve another: only what it would have been let in for. */
export function fitsKind(
  kind: MediaKind,
  stored: ImageSize & { readonly kind: MediaKind; readonly mimeType: string },
): boolean {
  if (stored.kind === kind) return true;
  if (isVideoType(stored.mimeType)) return mayBeVideo(kind);
  // Nobody uploads an SVG: such a one is a drawing of the demo.
  const isTypeAllowed =
    stored.mimeType === 'image/svg+xml' || imageTypeError(kind, stored.mimeType) === null;
  return isTypeAllowed && imageSizeError(kind, stored) === null;
}
