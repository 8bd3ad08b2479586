import type { Aspect } from '#shared/core/vocabulary.ts';
import type { Family } from '../company/family.ts';

export type SceneAspect = Aspect | 'facilities' | 'products';

/** Kinds of company whose work happens at desks. */
export const DESK: readonly Family[] = ['tech', 'finance', 'studio', 'office', 'school', 'build'];

/** One line of the scene lists. */
export type SceneEntry = readonly [
  id: string,
  aspect: SceneAspect,
  families: readonly Family[] | null,
  captionTh: string,
  captionEn: string,
  altTh: string,
  altEn: string,
];
