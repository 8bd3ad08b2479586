import type { Family } from '../company/family.ts';
import type { Phrase } from '../phrase.ts';
import { DAILY_SCENES } from './daily-scenes.ts';
import type { SceneAspect } from './scene-entry.ts';
import { SHARED_SCENES } from './shared-scenes.ts';

/** A picture a page may show: what it is called and what somebody who cannot see it is told. */
export interface Scene {
  readonly id: SceneId;
  readonly aspect: SceneAspect;
  /** Absent: fits every kind of company. */
  readonly families?: readonly Family[];
  readonly caption: Phrase;
  readonly alt: Phrase;
}

const ENTRIES = [...DAILY_SCENES, ...SHARED_SCENES] as const;

export type SceneId = (typeof ENTRIES)[number][0];

export const SCENES: readonly Scene[] = ENTRIES.map(
  ([id, aspect, families, captionTh, captionEn, altTh, altEn]) => ({
    id,
    aspect,
    ...(families && { families }),
    caption: { th: captionTh, en: captionEn },
    alt: { th: altTh, en: altEn },
  }),
);

export function scenesFor(aspect: Scene['aspect'], family: Family): readonly Scene[] {
  return SCENES.filter(
    (scene) => scene.aspect === aspect && (!scene.families || scene.families.includes(family)),
  );
}
