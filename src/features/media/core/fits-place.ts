import type { MediaKind } from '#shared/core/domain/media.ts';
import { type ImageSize, sizeRefusal, typeRefusal } from './image-rules.ts';
import { isVideoType, mayBeVideo } from './video-rules.ts';

/** Whether what was uploaded for one purpose may serve another: only what it would have been let in for. */
export function fitsPlace(
  place: MediaKind,
  kept: ImageSize & { readonly kind: MediaKind; readonly mimeType: string },
): boolean {
  if (kept.kind === place) return true;
  if (isVideoType(kept.mimeType)) return mayBeVideo(place);
  // Nobody uploads an SVG: such a one is a drawing of the demo.
  const isTaken = kept.mimeType === 'image/svg+xml' || typeRefusal(place, kept.mimeType) === null;
  return isTaken && sizeRefusal(place, kept) === null;
}
