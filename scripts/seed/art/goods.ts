import type { Family } from '../company/family.ts';
import type { Random } from '../random.ts';
import type { Palette } from './color.ts';
import { box, laptop, mug } from './furniture.ts';
import { stiltHouse } from './houses.ts';
import { crate, flask, jar, pot } from './machines.ts';
import { palm, potPlant } from './nature.ts';
import { solarPanels } from './structures.ts';
import { at, circle, ellipse, group, path, polygon, rect, stroke } from './svg.ts';
import { truck } from './vehicles.ts';

function gear(r: number, colour: string, hole: string): string {
  const teeth = Array.from({ length: 8 }, (_, index) =>
    rect(-r * 0.16, -r * 1.18, r * 0.32, r * 0.4, {
      fill: colour,
      rx: r * 0.06,
      transform: `rotate(${index * 45})`,
    }),
  );
  return group([...teeth, circle(0, 0, r, colour), circle(0, 0, r * 0.4, hole)]);
}

function phone(h: number, colours: Palette): string {
  const w = h * 0.5;
  return group([
    rect(-w / 2, -h, w, h, { fill: colours.ink, rx: w * 0.14 }),
    rect(-w * 0.42, -h * 0.94, w * 0.84, h * 0.88, { fill: colours.paper, rx: w * 0.08 }),
    rect(-w * 0.32, -h * 0.84, w * 0.64, h * 0.26, { fill: colours.accent, rx: w * 0.06 }),
    rect(-w * 0.32, -h * 0.5, w * 0.64, h * 0.06, { fill: colours.far, rx: 3 }),
    rect(-w * 0.32, -h * 0.38, w * 0.44, h * 0.06, { fill: colours.far, rx: 3 }),
    rect(-w * 0.32, -h * 0.22, w * 0.64, h * 0.11, { fill: colours.near, rx: w * 0.08 }),
  ]);
}

function bag(w: number, colour: string, band: string): string {
  return group([
    stroke(
      `M${-w * 0.2} ${-w}Q${-w * 0.2} ${-w * 1.34} 0 ${-w * 1.34}T${w * 0.2} ${-w}`,
      band,
      w * 0.05,
    ),
    path(`M${-w * 0.44} ${-w}H${w * 0.44}L${w * 0.5} 0H${-w * 0.5}Z`, colour),
    circle(0, -w * 0.46, w * 0.17, band),
  ]);
}

function bulb(r: number, colours: Palette): string {
  return group([
    circle(0, -r * 2.1, r * 1.7, colours.sun, { opacity: 0.35 }),
    circle(0, -r * 2.1, r, colours.accent),
    path(
      `M${-r * 0.5} ${-r * 1.3}H${r * 0.5}L${r * 0.36} ${-r * 0.7}H${-r * 0.36}Z`,
      colours.accent,
    ),
    rect(-r * 0.4, -r * 0.72, r * 0.8, r * 0.62, { fill: colours.metalDeep, rx: 5 }),
    stroke(
      `M${-r * 0.3} ${-r * 2}l${r * 0.3} ${r * 0.3}l${r * 0.3} ${-r * 0.3}M0 ${-r * 1.7}V${-r * 0.8}`,
      colours.accentDeep,
      r * 0.09,
    ),
  ]);
}

function books(w: number, colours: Palette): string {
  const tones = [colours.near, colours.accent, colours.deep];
  return tones
    .map(
      (tone, index) =>
        rect(-w / 2 + index * 8, -(index + 1) * w * 0.2, w - index * 22, w * 0.18, {
          fill: tone,
          rx: 6,
        }) +
        rect(-w / 2 + index * 8 + w * 0.1, -(index + 0.72) * w * 0.2, w * 0.6, w * 0.03, {
          fill: colours.paper,
          opacity: 0.7,
        }),
    )
    .join('');
}

function globe(r: number, colours: Palette): string {
  return group([
    stroke(`M0 ${-r * 0.5}V0M${-r * 0.6} 0H${r * 0.6}`, colours.woodDeep, r * 0.14),
    circle(0, -r * 1.5, r, colours.water),
    path(
      `M${-r * 0.6} ${-r * 2.1}q${r * 0.6} ${-r * 0.2} ${r * 0.7} ${r * 0.3}t${-r * 0.2} ${r * 0.6}t${-r * 0.7} ${-r * 0.3}Z`,
      colours.leaf,
    ),
    path(
      `M${r * 0.3} ${-r * 1.1}q${r * 0.4} ${-r * 0.3} ${r * 0.5} ${r * 0.1}t${-r * 0.5} ${r * 0.3}Z`,
      colours.leafDeep,
    ),
    stroke(
      `M${-r * 0.7} ${-r * 2.5}A${r * 1.2} ${r * 1.2} 0 0 1 ${r * 0.3} ${-r * 0.32}`,
      colours.accentDeep,
      r * 0.09,
    ),
  ]);
}

function clapper(w: number, colours: Palette): string {
  return group([
    rect(-w / 2, -w * 0.6, w, w * 0.6, { fill: colours.ink, rx: 8 }),
    group(
      [
        rect(-w / 2, -w * 0.16, w, w * 0.16, { fill: colours.paper, rx: 4 }),
        ...[0, 1, 2, 3].map((index) =>
          polygon(
            [
              [-w * 0.46 + index * w * 0.26, 0],
              [-w * 0.34 + index * w * 0.26, -w * 0.16],
              [-w * 0.2 + index * w * 0.26, -w * 0.16],
              [-w * 0.32 + index * w * 0.26, 0],
            ],
            colours.ink,
          ),
        ),
      ],
      { transform: `translate(0 ${-w * 0.62}) rotate(-12 ${-w / 2} 0)` },
    ),
    stroke(
      `M${-w * 0.36} ${-w * 0.4}H${w * 0.36}M${-w * 0.36} ${-w * 0.22}H${w * 0.1}`,
      colours.accent,
      w * 0.035,
    ),
  ]);
}

function vase(w: number, colours: Palette): string {
  return group([
    path(
      `M${-w * 0.2} ${-w * 1.5}H${w * 0.2}Q${w * 0.16} ${-w * 1.2} ${w * 0.42} ${-w * 0.86}Q${w * 0.6} ${-w * 0.4} ${w * 0.26} 0H${-w * 0.26}Q${-w * 0.6} ${-w * 0.4} ${-w * 0.42} ${-w * 0.86}Q${-w * 0.16} ${-w * 1.2} ${-w * 0.2} ${-w * 1.5}Z`,
      colours.near,
    ),
    stroke(
      `M${-w * 0.42} ${-w * 0.84}Q0 ${-w * 0.7} ${w * 0.42} ${-w * 0.84}M${-w * 0.5} ${-w * 0.56}Q0 ${-w * 0.4} ${w * 0.5} ${-w * 0.56}`,
      colours.accent,
      w * 0.07,
    ),
    path(
      `M${w * 0.1} ${-w * 1.5}H${w * 0.2}Q${w * 0.16} ${-w * 1.2} ${w * 0.42} ${-w * 0.86}Q${w * 0.6} ${-w * 0.4} ${w * 0.26} 0H${w * 0.1}Q${w * 0.36} ${-w * 0.5} ${w * 0.1} ${-w * 1.5}Z`,
      '#000',
      { opacity: 0.08 },
    ),
  ]);
}

function key(w: number, colours: Palette): string {
  return (
    circle(0, -w * 0.5, w * 0.24, 'none', { stroke: colours.accentDeep, 'stroke-width': w * 0.1 }) +
    stroke(
      `M${w * 0.2} ${-w * 0.36}L${w * 0.76} ${-w * 0.04}M${w * 0.56} ${-w * 0.16}l${-w * 0.08} ${w * 0.14}M${w * 0.7} ${-w * 0.08}l${-w * 0.08} ${w * 0.14}`,
      colours.accentDeep,
      w * 0.09,
    )
  );
}

function folder(w: number, colours: Palette): string {
  return group([
    rect(-w * 0.4, -w * 0.86, w * 0.7, w * 0.8, { fill: colours.paper, rx: 6 }),
    stroke(
      `M${-w * 0.3} ${-w * 0.72}H${w * 0.18}M${-w * 0.3} ${-w * 0.6}H${w * 0.1}`,
      colours.far,
      w * 0.04,
    ),
    path(
      `M${-w / 2} ${-w * 0.5}H${-w * 0.14}L${-w * 0.04} ${-w * 0.4}H${w / 2}V0H${-w / 2}Z`,
      colours.accent,
    ),
    rect(-w / 2, -w * 0.32, w, w * 0.32, { fill: colours.accentDeep, rx: 6, opacity: 0.35 }),
  ]);
}

type Goods = (size: number, colours: Palette, draw: Random) => readonly [string, string, string];

/** Three things each kind of company would put on the table; drawn on the origin, `size` high at most. */
const GOODS: Readonly<Record<Family, Goods>> = {
  farm: (s, c, d) => [
    crate(s, c, [c.leaf, c.accent, c.leafSoft]),
    potPlant(s * 0.9, c, d, c.wood),
    crate(s * 0.8, c, [c.accentDeep, c.accent]),
  ],
  food: (s, c) => [
    jar(s * 0.5, s * 0.8, c, c.accent),
    jar(s * 0.42, s * 0.64, c, c.accentDeep),
    pot(s * 0.7, c, c.near),
  ],
  restaurant: (s, c) => [
    mug(s * 0.5, c.near, c.paper),
    pot(s * 0.7, c, c.accentDeep),
    jar(s * 0.4, s * 0.66, c, c.woodDeep),
  ],
  shop: (s, c) => [
    bag(s * 0.62, c.accent, c.paper),
    bag(s * 0.5, c.near, c.accentSoft),
    box(s * 0.6, s * 0.46, c),
  ],
  tech: (s, c) => [laptop(s * 0.9, c), phone(s * 0.8, c), gear(s * 0.26, c.accent, c.paper)],
  factory: (s, c) => [
    at(0, -s * 0.36, gear(s * 0.32, c.near, c.wall)),
    at(0, -s * 0.28, gear(s * 0.24, c.accent, c.wall)),
    box(s * 0.66, s * 0.5, c),
  ],
  finance: (s, c) => [
    phone(s * 0.85, c),
    folder(s * 0.7, c),
    group(
      [0, 1, 2, 3].map((row) =>
        ellipse(0, -10 - row * s * 0.1, s * 0.2, s * 0.07, row % 2 ? c.accent : c.accentDeep),
      ),
    ),
  ],
  build: (s, c) => [
    at(-s * 0.4, 0, stiltHouse(s * 0.8, c)),
    folder(s * 0.7, c),
    box(s * 0.5, s * 0.3, c),
  ],
  craft: (s, c) => [
    vase(s * 0.56, c),
    bag(s * 0.56, c.accentDeep, c.accentSoft),
    at(0, -s * 0.1, vase(s * 0.4, { ...c, near: c.accent, accent: c.paper })),
  ],
  care: (s, c) => [
    jar(s * 0.44, s * 0.7, c, c.glass),
    flask(s * 0.7, c.accent, c),
    group([
      rect(-s * 0.34, -s * 0.42, s * 0.68, s * 0.42, { fill: c.paper, rx: 14 }),
      rect(-s * 0.05, -s * 0.34, s * 0.1, s * 0.26, c.accentDeep),
      rect(-s * 0.13, -s * 0.26, s * 0.26, s * 0.1, c.accentDeep),
    ]),
  ],
  energy: (s, c) => [
    at(-s * 0.5, 0, solarPanels(1, s, c)),
    bulb(s * 0.26, c),
    at(0, -s * 0.3, gear(s * 0.26, c.near, c.wall)),
  ],
  port: (s, c) => [
    box(s * 0.7, s * 0.54, c),
    at(-s * 0.55, 0, truck(s * 1.1, c, c.accent)),
    box(s * 0.5, s * 0.4, c),
  ],
  hotel: (s, c, d) => [key(s * 0.8, c), palm(s, c, d), mug(s * 0.36, c.accent, c.paper)],
  studio: (s, c) => [clapper(s * 0.9, c), laptop(s * 0.8, c), mug(s * 0.32, c.accentDeep, c.paper)],
  school: (s, c) => [books(s * 0.9, c), globe(s * 0.34, c), mug(s * 0.34, c.accent, c.paper)],
  office: (s, c, d) => [
    folder(s * 0.8, c),
    laptop(s * 0.8, c),
    potPlant(s * 0.7, c, d, c.accentDeep),
  ],
};

export function goodsOf(
  family: Family,
  size: number,
  colours: Palette,
  draw: Random,
): readonly [string, string, string] {
  return GOODS[family](size, colours, draw);
}
