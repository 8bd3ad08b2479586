import type { MediaKind } from '#shared/core/domain/media.ts';

/** Minimum longer side in pixels: about the width at which the page shows the picture. */
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
