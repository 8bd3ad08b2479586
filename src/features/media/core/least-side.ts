import type { MediaKind } from '#shared/core/domain/media.ts';

/** The longer side of a picture in pixels: about as wide as its place is drawn, one dot to a pixel. */
const MIN_SIDE_PX: Readonly<Partial<Record<MediaKind, number>>> = {
  logo: 120,
  testimonial: 120,
  resumePhoto: 120,
  employeePhoto: 240,
  history: 360,
  reason: 360,
};

export function minSidePx(kind: MediaKind): number {
  return MIN_SIDE_PX[kind] ?? 480;
}
