import type { AlbumTheme } from '#shared/core/company/profile-lists.ts';
import type { MediaKind } from '#shared/core/domain/media.ts';
import type { Random } from '../../artwork/random.ts';
import type { DemoCompany } from '../company/company.ts';
import type { DemoPicture } from './demo-page.ts';
import { type Scene, type SceneAspect, scenesFor } from './scenes.ts';

export type PickScenes = (aspect: SceneAspect, kind: MediaKind, count: number) => DemoPicture[];

/** Picks a page's scenes: those unseen, of its family first. A repeated one is mirrored. */
export function scenePicker({ family }: DemoCompany, draw: Random): PickScenes {
  const useCounts = new Map<string, number>();
  const times = ({ id }: Scene): number => useCounts.get(id) ?? 0;
  const general = ({ families }: Scene): number => (families.length === 0 ? 1 : 0);
  return (aspect, kind, count) => {
    const fitting = scenesFor(aspect, family);
    const selected = draw
      .sample(fitting, fitting.length)
      .sort((a, b) => times(a) - times(b) || general(a) - general(b))
      .slice(0, count);
    return selected.map((scene) => {
      const variant = times(scene) % 2;
      useCounts.set(scene.id, times(scene) + 1);
      return {
        key: `${kind}/${scene.id}`,
        kind,
        drawing: { of: 'scene', scene: scene.id, variant, isWide: false },
        caption: scene.caption,
        alt: scene.alt,
      };
    });
  };
}

export function albumPictures(kind: AlbumTheme, pick: PickScenes): DemoPicture[] {
  switch (kind) {
    case 'overview':
      return [
        ...pick('facilities', 'album', 1),
        ...pick('work', 'album', 2),
        ...pick('life', 'album', 1),
      ];
    case 'facilities':
      return pick('facilities', 'album', 3);
    case 'products':
      return pick('products', 'album', 2);
    default:
      return pick('community', 'album', 4);
  }
}
