import type { Family } from '../../company/family.ts';
import { factory, hall, skyline } from '../buildings.ts';
import { figure } from '../figure.ts';
import { armchair, counter, pendant } from '../furniture.ts';
import { goodsOf } from '../goods.ts';
import { shophouses, stiltHouse } from '../houses.ts';
import { bush, palm, potPlant, roundTree, tallTree } from '../nature.ts';
import type { Stage } from '../room.ts';
import { outdoors, room, rug, SCENE, someone, standShadow, treeLine, windowOn } from '../room.ts';
import { at, circle, ellipse, path, rect, stroke } from '../svg.ts';

const { width: W } = SCENE;

type House = (stage: Stage) => string;

const works: House = ({ colours, draw }) => at(150, 740, factory(900, 380, colours, draw));
const publicHouse =
  (sign: Parameters<typeof hall>[2]): House =>
  ({ colours, draw }) =>
    at(160, 740, hall(880, 430, sign, colours, draw));
const town: House = ({ colours, draw }) => at(120, 740, shophouses(4, 240, 400, colours, draw));
const rural: House = ({ colours }) => at(330, 750, stiltHouse(520, colours));

const HOUSES: Readonly<Record<Family, House>> = {
  farm: rural,
  food: works,
  restaurant: town,
  shop: town,
  tech: publicHouse('plain'),
  factory: works,
  finance: publicHouse('plain'),
  build: publicHouse('plain'),
  craft: town,
  care: publicHouse('cross'),
  energy: works,
  port: works,
  hotel: publicHouse('arch'),
  studio: town,
  school: publicHouse('flag'),
  office: publicHouse('plain'),
};

export function building(stage: Stage, family: Family): string {
  const { colours, draw } = stage;
  return [
    outdoors(stage, 620),
    treeLine(stage, 650, 8, 190),
    HOUSES[family](stage),
    rect(0, 736, W, 164, colours.leafSoft),
    path('M470 736H730L860 900H340Z', colours.paper, { opacity: 0.8 }),
    at(90, 800, (draw.chance(0.5) ? palm : roundTree)(360, colours, draw)),
    at(1120, 806, roundTree(320, colours, draw)),
    ...[220, 330, 870, 980].map((x) => at(x, 770, bush(110, colours, draw))),
    standShadow(560, 868, 230, colours),
    at(
      560,
      866,
      figure(someone(stage), 230, { left: 'down', right: 'wave', legs: 'walk' }, colours),
    ),
    at(
      670,
      872,
      figure(someone(stage), 240, { left: 'hold', right: 'down', legs: 'walk' }, colours),
    ),
  ].join('');
}

export function lobby(stage: Stage): string {
  const { colours, draw } = stage;
  return [
    room(stage, { windows: 0, pictures: false }),
    at(70, 90, windowOn(stage, 300, 500)),
    path('M440 120H1130V520H440Z', colours.accentSoft),
    circle(785, 320, 120, colours.accent),
    path('M440 470Q620 360 785 440T1130 400V520H440Z', colours.near),
    ...[540, 785, 1030].map((x) => at(x, 0, pendant(110, 44, colours))),
    at(
      820,
      860,
      figure(someone(stage), 470, { left: 'chest', right: 'wave', legs: 'none' }, colours),
    ),
    at(840, 850, counter(470, 230, colours, colours.deep)),
    rug(stage, 330, 830, 280),
    at(250, 836, armchair(230, colours, colours.accentDeep)),
    at(460, 846, armchair(210, colours, colours.mid)),
    at(1130, 856, potPlant(360, colours, draw, colours.accentDeep)),
    at(60, 866, potPlant(300, colours, draw, colours.deep)),
  ].join('');
}

export function rooftop(stage: Stage): string {
  const { colours, draw } = stage;
  const far = { face: colours.far, side: colours.mid, glass: colours.cloud, lit: colours.sun };
  const near = { face: colours.mid, side: colours.near, glass: colours.far, lit: colours.sun };
  return [
    rect(0, 0, W, 900, colours.skyLow),
    circle(880, 200, 80, colours.sun),
    circle(880, 200, 140, colours.sun, { opacity: 0.4 }),
    skyline({ width: W, base: 640, low: 140, high: 380 }, far, draw),
    skyline({ width: W, base: 660, low: 60, high: 250 }, near, draw),
    rect(0, 640, W, 260, colours.wood),
    stroke(
      Array.from({ length: 8 }, (_, index) => `M0 ${690 + index * 30}H${W}`).join(''),
      colours.woodDeep,
      3,
      { opacity: 0.35 },
    ),
    stroke(
      `M0 560H${W}M0 600H${W}${Array.from({ length: 11 }, (_, index) => `M${index * 120} 550V650`).join('')}`,
      colours.paper,
      9,
    ),
    ...[80, 1000].map((x) => rect(x, 690, 170, 70, { fill: colours.deep, rx: 10 })),
    ...[110, 165, 220].map((x) => at(x, 692, tallTree(150, colours, draw))),
    ...[1030, 1085, 1140].map((x) => at(x, 692, potPlant(150, colours, draw, colours.deep))),
    rect(430, 770, 340, 22, { fill: colours.woodDeep, rx: 8 }),
    stroke('M460 790V850M740 790V850', colours.woodDeep, 14),
    at(
      520,
      872,
      figure(someone(stage), 400, { left: 'down', right: 'hold', legs: 'sit' }, colours),
    ),
    at(
      660,
      872,
      figure(someone(stage), 390, { left: 'chest', right: 'reach', legs: 'sit' }, colours),
    ),
    at(
      330,
      850,
      figure(someone(stage), 390, { left: 'hip', right: 'carry', legs: 'stand' }, colours),
    ),
    at(900, 860, potPlant(230, colours, draw, colours.accentDeep)),
  ].join('');
}

export function productShelf(stage: Stage, family: Family): string {
  const { colours, draw } = stage;
  const [first, second, third] = goodsOf(family, 250, colours, draw);
  return [
    rect(0, 0, W, 900, colours.wall),
    circle(600, 430, 380, colours.accentSoft),
    rect(0, 740, W, 160, colours.floor),
    ...(
      [
        [330, 560, 250],
        [600, 470, 270],
        [880, 590, 250],
      ] as const
    ).map(
      ([x, y, w]) =>
        rect(x - w / 2, y, w, 780 - y, colours.paper) +
        rect(x + w / 2 - 46, y, 46, 780 - y, { fill: colours.ink, opacity: 0.06 }) +
        ellipse(x, y, w / 2, 18, colours.paper) +
        ellipse(x, y + 2, w * 0.36, 11, { fill: colours.ink, opacity: 0.1 }),
    ),
    at(330, 562, second),
    at(600, 472, first),
    at(880, 592, third),
    at(110, 850, potPlant(280, colours, draw, colours.accentDeep)),
    at(1100, 850, potPlant(250, colours, draw, colours.deep)),
  ].join('');
}

export function productTable(stage: Stage, family: Family): string {
  const { colours, draw } = stage;
  const [first, second, third] = goodsOf(family, 430, colours, draw);
  return [
    room(stage, { windows: 1, pictures: false }),
    at(780, 0, pendant(160, 60, colours)),
    rect(0, 720, W, 180, colours.wood),
    rect(0, 720, W, 20, colours.woodDeep),
    ...[250, 600, 950].map((x) => ellipse(x, 770, 170, 16, { fill: colours.ink, opacity: 0.12 })),
    at(250, 770, second),
    at(600, 780, first),
    at(950, 772, third),
    draw.chance(0.5) ? at(1120, 742, potPlant(190, colours, draw, colours.paper)) : '',
  ].join('');
}

export const PLACES = {
  building,
  lobby,
  rooftop,
  'product-shelf': productShelf,
  'product-table': productTable,
} as const;
