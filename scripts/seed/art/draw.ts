import type { DemoCompany } from '../company/company.ts';
import type { DemoPicture } from '../profile/page.ts';
import { oklch, paletteOf } from './color.ts';
import { drawCover } from './cover.ts';
import { drawLogo } from './logo.ts';
import { drawPortrait } from './portrait.ts';
import type { Drawing } from './svg.ts';

export function drawPicture(company: DemoCompany, { drawing }: DemoPicture): Drawing {
  const { index, family, name } = company;
  switch (drawing.of) {
    case 'logo':
      return drawLogo(index, name.brand.en);
    case 'portrait':
      return drawPortrait(index, family, drawing.variant);
    case 'cover':
    case 'story':
    case 'scene':
      return drawCover(index, family, drawing.variant);
  }
}

/** What lies underneath until the picture is there: its light and ground, a few hundred bytes. */
export function placeholderOf(company: DemoCompany, { kind }: DemoPicture): string {
  const colours = paletteOf(company.index);
  const [top, bottom] =
    kind === 'logo'
      ? [oklch(0.99, 0.005, colours.main), colours.far]
      : kind === 'cover'
        ? [colours.skyTop, colours.leafSoft]
        : [colours.wall, colours.floor];
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 3' preserveAspectRatio='none'><linearGradient id='a' x2='0' y2='1'><stop stop-color='${top}'/><stop offset='.62' stop-color='${top}'/><stop offset='.78' stop-color='${bottom}'/></linearGradient><path fill='url(#a)' d='M0 0h4v3H0z'/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg).replace(/%20/g, ' ').replace(/%3D/g, '=').replace(/%3A/g, ':').replace(/%2F/g, '/').replace(/%27/g, "'")}`;
}
