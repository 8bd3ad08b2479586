import * as z from 'zod';
import { FAMILIES, type Family } from '../../artwork/family.ts';
import { SCENE_NAMES } from '../../artwork/scene.ts';
import { PHRASE, readTable } from '../read-table.ts';

const SCENE_ASPECTS = ['life', 'work', 'pay', 'community', 'facilities', 'products'] as const;
export type SceneAspect = (typeof SCENE_ASPECTS)[number];

const SCENE_ROW = z.object({
  id: z.string().check(z.refine((id) => SCENE_NAMES.includes(id), 'has no drawing')),
  aspect: z.enum(SCENE_ASPECTS),
  /** Empty: fits every kind of company. */
  families: z
    .string()
    .transform((list) => z.array(z.enum(FAMILIES)).parse(list.split(' ').filter(Boolean))),
  caption: PHRASE,
  alt: PHRASE,
});
export type Scene = z.infer<typeof SCENE_ROW>;

export const SCENES = readTable('scenes', SCENE_ROW);
export function scenesFor(aspect: SceneAspect, family: Family): readonly Scene[] {
  return SCENES.filter(
    ({ aspect: of, families }) =>
      of === aspect && (families.length === 0 || families.includes(family)),
  );
}
