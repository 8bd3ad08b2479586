import * as z from 'zod';
import { FAMILIES, type Family } from '../../artwork/family.ts';
import { SCENE_NAMES } from '../../artwork/scene.ts';
import type { Phrase } from '../phrase.ts';
import { readTable } from '../read-table.ts';

const SCENE_ASPECTS = ['life', 'work', 'pay', 'community', 'facilities', 'products'] as const;
export type SceneAspect = (typeof SCENE_ASPECTS)[number];

export interface Scene {
  readonly id: string;
  readonly aspect: SceneAspect;
  /** Empty: fits every kind of company. */
  readonly families: readonly Family[];
  readonly caption: Phrase;
  readonly alt: Phrase;
}

const words = z.string().min(1);
const SCENE_ROW = z.object({
  id: z.string().check(z.refine((id) => SCENE_NAMES.includes(id), 'has no drawing')),
  aspect: z.enum(SCENE_ASPECTS),
  families: z
    .string()
    .transform((list) => z.array(z.enum(FAMILIES)).parse(list.split(' ').filter(Boolean))),
  captionTh: words,
  captionEn: words,
  altTh: words,
  altEn: words,
});

export const SCENES: readonly Scene[] = readTable('scenes', SCENE_ROW).map(
  ({ captionTh, captionEn, altTh, altEn, ...scene }) => ({
    ...scene,
    caption: { th: captionTh, en: captionEn },
    alt: { th: altTh, en: altEn },
  }),
);

export function scenesFor(aspect: SceneAspect, family: Family): readonly Scene[] {
  return SCENES.filter(
    ({ aspect: of, families }) =>
      of === aspect && (families.length === 0 || families.includes(family)),
  );
}
