import type { Random } from '../random.ts';
import { skyline } from './buildings.ts';
import type { Palette } from './color.ts';
import { clock, framed, pendant } from './furniture.ts';
import { ridge, sun } from './landscape.ts';
import { potPlant, roundTree, tallTree } from './nature.ts';
import type { Person } from './people.ts';
import { drawPerson } from './people.ts';
import { at, ellipse, group, path, rect, stroke } from './svg.ts';

export const SCENE = { width: 1200, height: 900, floor: 690 };
const { width: W, height: H, floor: F } = SCENE;

/** What a scene is drawn with. */
export interface Stage {
  readonly colours: Palette;
  readonly draw: Random;
}

export function someone(stage: Stage, wear: Parameters<typeof drawPerson>[2] = {}): Person {
  return drawPerson(stage.colours, stage.draw, wear);
}

/** A window of `w` by `h` with its top left corner on the origin, and something to see. */
export function windowOn({ colours, draw }: Stage, w: number, h: number): string {
  const id = `w${draw.int(1, 99_999)}`;
  const view = draw.chance(0.5)
    ? ridge({ width: w, base: h, level: h * 0.62, swing: h * 0.1, humps: 3 }, colours.far, draw) +
      ridge(
        { width: w, base: h, level: h * 0.8, swing: h * 0.06, humps: 2 },
        colours.leafSoft,
        draw,
      ) +
      at(w * 0.7, h * 0.86, roundTree(h * 0.34, colours, draw))
    : skyline(
        { width: w, base: h, low: h * 0.2, high: h * 0.6 },
        { face: colours.far, side: colours.mid, glass: colours.cloud, lit: colours.sun },
        draw,
      );
  return group([
    `<clipPath id="${id}">${rect(0, 0, w, h, { fill: '#000', rx: 8 })}</clipPath>`,
    rect(-12, -12, w + 24, h + 24, { fill: colours.paper, rx: 12 }),
    group([rect(0, 0, w, h, colours.skyLow), sun(w * 0.25, h * 0.28, h * 0.09, colours), view], {
      'clip-path': `url(#${id})`,
    }),
    rect(w / 2 - 5, 0, 10, h, colours.paper),
    rect(0, h * 0.44, w, 8, colours.paper),
    rect(-20, h + 10, w + 40, 14, { fill: colours.wallShade, rx: 5 }),
  ]);
}

export interface RoomStyle {
  readonly windows?: number;
  readonly lamps?: number;
  readonly pictures?: boolean;
  readonly tiles?: boolean;
}

/** A wall and a floor, with windows to the left and things on the wall. */
export function room(stage: Stage, style: RoomStyle = {}): string {
  const { colours, draw } = stage;
  const { windows = 1, lamps = 0, pictures = true, tiles = false } = style;
  const parts = [rect(0, 0, W, F, colours.wall)];
  parts.push(
    path(`M0 0H${W}V120Q${W * 0.6} 210 ${W * 0.3} 130T0 200Z`, colours.wallShade, { opacity: 0.5 }),
  );
  if (tiles) {
    const lines = Array.from({ length: 12 }, (_, index) => `M${index * 104} 380V${F}`).join('');
    const rows = [380, 457, 534, 611].map((y) => `M0 ${y}H${W}`).join('');
    parts.push(
      rect(0, 380, W, F - 380, { fill: colours.paper, opacity: 0.6 }),
      stroke(lines + rows, colours.wallShade, 3),
    );
  }
  for (let index = 0; index < windows; index += 1) {
    parts.push(at(90 + index * 400, 130, windowOn(stage, 290, 250)));
  }
  if (pictures && windows < 3) {
    parts.push(at(windows === 2 ? 930 : 820, 150, framed(150, 110, colours)));
    parts.push(at(windows === 2 ? 1110 : 1060, 190, clock(42, colours)));
  }
  for (let index = 0; index < lamps; index += 1) {
    parts.push(at(W * ((index + 0.5) / lamps) + draw.int(-20, 20), 0, pendant(120, 46, colours)));
  }
  parts.push(
    rect(0, F, W, H - F, colours.floor),
    rect(0, F - 10, W, 14, colours.paper),
    path(`M0 ${F + 60}H${W}V${H}H0Z`, colours.floorShade, { opacity: 0.5 }),
  );
  return parts.join('');
}

export function rug({ colours }: Stage, x: number, y: number, rx: number): string {
  return (
    ellipse(x, y, rx, rx * 0.17, colours.accentSoft) +
    ellipse(x, y, rx * 0.84, rx * 0.135, {
      fill: 'none',
      stroke: colours.accent,
      'stroke-width': 5,
      opacity: 0.6,
    })
  );
}

/** Plants at the sides, nearest to the viewer. */
export function greenery(stage: Stage, left = true, right = true): string {
  const { colours, draw } = stage;
  return [
    left ? at(70, 850, potPlant(300, colours, draw, colours.accentDeep)) : '',
    right ? at(W - 70, 850, potPlant(330, colours, draw, colours.deep)) : '',
  ].join('');
}

export function outdoors(stage: Stage, ground = F): string {
  const { colours, draw } = stage;
  return [
    rect(0, 0, W, H, colours.skyLow),
    path(`M0 0H${W}V240Q${W * 0.5} 340 0 220Z`, colours.skyTop, { opacity: 0.55 }),
    sun(draw.chance(0.5) ? 230 : 950, 180, 60, colours),
    ridge({ width: W, base: H, level: ground - 170, swing: 60, humps: 4 }, colours.far, draw),
    ridge({ width: W, base: H, level: ground - 90, swing: 40, humps: 5 }, colours.mid, draw),
    ridge({ width: W, base: H, level: ground - 20, swing: 14, humps: 3 }, colours.leafSoft, draw),
    rect(0, ground + 20, W, H - ground, colours.leafSoft),
    path(`M0 ${ground + 90}Q${W * 0.4} ${ground + 50} ${W} ${ground + 100}V${H}H0Z`, colours.leaf, {
      opacity: 0.6,
    }),
  ].join('');
}

export function treeLine(stage: Stage, y: number, count: number, size: number): string {
  const { colours, draw } = stage;
  return Array.from({ length: count }, (_, index) => {
    const make = draw.pick([roundTree, tallTree]);
    const x = (W / count) * (index + 0.5) + draw.int(-40, 40);
    return at(x, y, make(size * (0.8 + draw.next() * 0.4), colours, draw));
  }).join('');
}

export function standShadow(x: number, y: number, h: number, colours: Palette): string {
  return ellipse(x, y, h * 0.16, h * 0.022, { fill: colours.ink, opacity: 0.14 });
}
