import type { Family } from '../company/family.ts';
import { random } from '../random.ts';
import { paletteAt } from './color.ts';
import type { Stage } from './room.ts';
import { SCENE } from './room.ts';
import { COMMUNITY } from './scene/community.ts';
import { LIFE } from './scene/life.ts';
import { PAY } from './scene/pay.ts';
import { PLACES } from './scene/places.ts';
import { WORK_DESK } from './scene/work-desk.ts';
import { WORK_FLOOR } from './scene/work-floor.ts';
import { WORK_OUTSIDE } from './scene/work-outside.ts';
import type { SceneId } from './scenes.ts';
import type { Drawing } from './svg.ts';

const SCENES: Readonly<Record<SceneId, (stage: Stage, family: Family) => string>> = {
  ...LIFE,
  ...WORK_DESK,
  ...WORK_FLOOR,
  ...WORK_OUTSIDE,
  ...PAY,
  ...COMMUNITY,
  ...PLACES,
};

/** Whether a scene looks different from one kind of company to the next. */
export function dependsOnFamily(scene: SceneId): boolean {
  return scene === 'building' || scene === 'product-shelf' || scene === 'product-table';
}

export interface SceneOrder {
  readonly scene: SceneId;
  readonly palette: number;
  readonly family: Family;
  readonly variant: number;
  readonly isWide: boolean;
}

/** A scene of daily work; wide ones show the middle of it. */
export function drawScene({ scene, palette, family, variant, isWide }: SceneOrder): Drawing {
  const draw = random('scene', scene, dependsOnFamily(scene) ? family : '', palette, variant);
  const content = SCENES[scene]({ colours: paletteAt(palette), draw }, family);
  const [width, height] = isWide ? [1600, 900] : [SCENE.width, SCENE.height];
  const view = isWide ? '0 170 1200 675' : `0 0 ${SCENE.width} ${SCENE.height}`;
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view}">${content}</svg>`,
    width,
    height,
  };
}
