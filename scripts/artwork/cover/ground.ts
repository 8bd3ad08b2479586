import type { Palette } from '../palette.ts';
import type { Random } from '../random.ts';
import { positioned, rect } from '../svg.ts';
import { ridge } from './landscape.ts';
import { palm, roundTree, tallTree } from './nature.ts';
import type { Tones } from './skyline.ts';

export const COVER = { width: 1600, height: 900 };
const { width: W, height: H } = COVER;

export interface Canvas {
  readonly colours: Palette;
  readonly draw: Random;
  /** Where land meets sky. */
  readonly horizon: number;
}

export function tones(colours: Palette, near: boolean): Tones {
  return near
    ? { face: colours.near, side: colours.deep, glass: colours.far, lit: colours.sun }
    : { face: colours.far, side: colours.mid, glass: colours.cloud, lit: colours.sun };
}

export function trees(y: number, count: number, size: number, { colours, draw }: Canvas): string {
  const step = W / count;
  return Array.from({ length: count }, (_, index) => {
    const x = step * (index + 0.5) + (draw.next() - 0.5) * step * 0.7;
    const h = size * (0.75 + draw.next() * 0.5);
    const make = draw.pick([roundTree, roundTree, tallTree, palm]);
    return positioned(x, y + draw.next() * 10, make(h, colours, draw));
  }).join('');
}

export function lawn(y: number, colours: Palette, draw: Random): string {
  return (
    ridge({ width: W, base: H, level: y, swing: 10, humps: 3 }, colours.leafSoft, draw) +
    ridge({ width: W, base: H, level: y + 70, swing: 14, humps: 2 }, colours.leaf, draw)
  );
}

export function road(y: number, colours: Palette): string {
  const dashes = Array.from({ length: 11 }, (_, index) =>
    rect(index * 150 + 20, y + 42, 80, 6, { fill: colours.cloud, rx: 3, opacity: 0.8 }),
  );
  return (
    rect(0, y, W, 90, { fill: colours.deep, opacity: 0.82 }) +
    rect(0, y, W, 8, colours.metal) +
    dashes.join('')
  );
}
