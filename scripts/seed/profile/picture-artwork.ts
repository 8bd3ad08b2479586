import { drawCover } from '../../artwork/cover/cover.ts';
import { drawLogo } from '../../artwork/logo.ts';
import { oklch, paletteIndexOf, paletteOf } from '../../artwork/palette.ts';
import { drawPortrait, dressOf } from '../../artwork/portrait.ts';
import { dependsOnFamily, drawScene } from '../../artwork/scene.ts';
import type { Drawing } from '../../artwork/svg.ts';
import type { DemoCompany } from '../company/company.ts';
import type { DemoPicture } from './demo-page.ts';

/** Raise it when drawings change, because renderings of old ones are cached by picture id. */
export const EDITION = 3;

const PORTRAITS = 22;

export interface Artwork {
  /** Pictures of one name are the same drawing. */
  readonly name: string;
  draw(): Drawing;
}

/** Companies of one palette share scenes and portraits, which keeps seeding short. */
export function artworkOf(company: DemoCompany, { drawing }: DemoPicture): Artwork {
  const { index, family, name } = company;
  const palette = paletteIndexOf(index);
  switch (drawing.of) {
    case 'logo':
      return { name: `logo-${index}`, draw: () => drawLogo(index, name.brand.en) };
    case 'cover':
      return {
        name: `cover-${index}-${drawing.variant}`,
        draw: () => drawCover(index, family, drawing.variant),
      };
    case 'portrait': {
      const variant = (index * 5 + drawing.variant) % PORTRAITS;
      return {
        name: `portrait-${palette}-${dressOf(family)}-${variant}`,
        draw: () => drawPortrait(palette, family, variant),
      };
    }
    case 'scene': {
      const { scene, variant, isWide } = drawing;
      const whose = dependsOnFamily(scene) ? `-${family}` : '';
      return {
        name: `${scene}${whose}-${palette}-${variant}${isWide ? '-wide' : ''}`,
        draw: () => drawScene({ scene, palette, family, variant, isWide }),
      };
    }
  }
}

const PLACEHOLDERS = new Map<string, string>();

/** Inline placeholder with the light and ground of the picture, a few hundred bytes. */
export function placeholderOf(company: DemoCompany, { kind }: DemoPicture): string {
  const key = `${paletteIndexOf(company.index)} ${kind}`;
  const cachedPlaceholder = PLACEHOLDERS.get(key);
  if (cachedPlaceholder) return cachedPlaceholder;
  const colours = paletteOf(company.index);
  const [top, bottom] =
    kind === 'logo'
      ? [oklch(0.99, 0.005, colours.main), colours.far]
      : kind === 'cover'
        ? [colours.skyTop, colours.leafSoft]
        : [colours.wall, colours.floor];
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 3' preserveAspectRatio='none'><linearGradient id='a' x2='0' y2='1'><stop stop-color='${top}'/><stop offset='.62' stop-color='${top}'/><stop offset='.78' stop-color='${bottom}'/></linearGradient><path fill='url(#a)' d='M0 0h4v3H0z'/></svg>`;
  const uri = `data:image/svg+xml,${encodeURIComponent(svg).replace(/%(?:20|3D|3A|2F|27)/g, decodeURIComponent)}`;
  PLACEHOLDERS.set(key, uri);
  return uri;
}
