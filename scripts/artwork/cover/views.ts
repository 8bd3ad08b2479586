import type { Family } from '../family.ts';
import { positioned, rect } from '../svg.ts';
import { factory, hall } from './buildings.ts';
import { type Canvas, COVER, lawn, road, tones, trees } from './ground.ts';
import { shophouses, silo, stiltHouse } from './houses.ts';
import { karst, paddies, ridge, water } from './landscape.ts';
import { bush, palm, roundTree, tallTree } from './nature.ts';
import { skyline } from './skyline.ts';
import {
  boat,
  containers,
  quayCrane,
  ship,
  solarPanels,
  towerCrane,
  windTurbine,
} from './structures.ts';
import { bus, tractor, truck, van } from './vehicles.ts';

const { width: W, height: H } = COVER;

function city(canvas: Canvas): string {
  const { colours, draw, horizon } = canvas;
  return [
    ridge({ width: W, base: H, level: horizon - 30, swing: 50, humps: 5 }, colours.far, draw),
    skyline({ width: W, base: horizon + 40, low: 120, high: 340 }, tones(colours, false), draw),
    skyline({ width: W, base: horizon + 90, low: 90, high: 300 }, tones(colours, true), draw),
    trees(horizon + 100, 16, 76, canvas),
    water(W, horizon + 96, H, colours, draw),
    positioned(220 + draw.next() * 300, horizon + 190, boat(190, colours)),
    positioned(1050 + draw.next() * 260, horizon + 250, boat(260, colours), 1, draw.chance(0.5)),
  ].join('');
}

function industry(canvas: Canvas): string {
  const { colours, draw, horizon } = canvas;
  const x = 330 + draw.next() * 180;
  return [
    ridge({ width: W, base: H, level: horizon - 50, swing: 70, humps: 4 }, colours.far, draw),
    ridge({ width: W, base: H, level: horizon + 10, swing: 46, humps: 5 }, colours.mid, draw),
    lawn(horizon + 70, colours, draw),
    positioned(x - 150, horizon + 150, silo(70, 210, colours)),
    positioned(x - 70, horizon + 150, silo(70, 170, colours)),
    positioned(x, horizon + 154, factory(760, 240, colours, draw)),
    trees(horizon + 168, 9, 105, canvas),
    road(horizon + 190, colours),
    positioned(180 + draw.next() * 300, horizon + 262, truck(240, colours, colours.accent)),
    positioned(1080 + draw.next() * 200, horizon + 262, van(170, colours, colours.paper)),
  ].join('');
}

function fields(canvas: Canvas): string {
  const { colours, draw, horizon } = canvas;
  return [
    ridge({ width: W, base: H, level: horizon - 70, swing: 90, humps: 4 }, colours.far, draw),
    ridge({ width: W, base: H, level: horizon - 10, swing: 60, humps: 5 }, colours.mid, draw),
    ridge({ width: W, base: H, level: horizon + 30, swing: 26, humps: 6 }, colours.leafDeep, draw),
    paddies(W, horizon + 56, H, colours, draw),
    positioned(1030 + draw.next() * 220, horizon + 130, stiltHouse(200, colours)),
    positioned(960, horizon + 134, palm(210, colours, draw)),
    positioned(1330, horizon + 130, roundTree(160, colours, draw)),
    positioned(250 + draw.next() * 240, horizon + 220, tractor(150, colours)),
    positioned(80, horizon + 150, palm(170, colours, draw)),
  ].join('');
}

function harbour(canvas: Canvas): string {
  const { colours, draw, horizon } = canvas;
  return [
    ridge({ width: W, base: H, level: horizon - 20, swing: 50, humps: 5 }, colours.far, draw),
    skyline({ width: W, base: horizon + 40, low: 50, high: 130 }, tones(colours, false), draw),
    water(W, horizon + 36, H, colours, draw),
    positioned(90 + draw.next() * 120, horizon + 170, ship(640, colours)),
    rect(820, horizon + 150, W, H, colours.metalDeep),
    rect(820, horizon + 150, W, 14, colours.deep),
    positioned(960, horizon + 152, quayCrane(380, colours)),
    positioned(1300, horizon + 152, quayCrane(330, colours)),
    positioned(1010, horizon + 236, containers(4, 3, 118, colours)),
    positioned(880, horizon + 330, truck(250, colours, colours.accent)),
    positioned(360, horizon + 290, boat(150, colours)),
  ].join('');
}

function campus(sign: 'cross' | 'flag' | 'plain') {
  return (canvas: Canvas): string => {
    const { colours, draw, horizon } = canvas;
    const x = 340 + draw.next() * 140;
    return [
      ridge({ width: W, base: H, level: horizon - 60, swing: 70, humps: 4 }, colours.far, draw),
      skyline({ width: W, base: horizon + 60, low: 40, high: 150 }, tones(colours, false), draw),
      lawn(horizon + 60, colours, draw),
      trees(horizon + 96, 9, 150, canvas),
      positioned(x, horizon + 150, hall(780, 290, sign, colours, draw)),
      ...[0, 1, 2, 3].map((index) =>
        positioned(x + 20 + index * 240, horizon + 160, bush(90, colours, draw)),
      ),
      road(horizon + 196, colours),
      positioned(draw.chance(0.5) ? 150 : 1180, horizon + 272, bus(280, colours, colours.accent)),
      positioned(140, horizon + 170, roundTree(190, colours, draw)),
      positioned(1440, horizon + 172, roundTree(210, colours, draw)),
    ].join('');
  };
}

function shore(canvas: Canvas): string {
  const { colours, draw, horizon } = canvas;
  const sand = `M0 ${H}V${horizon + 190}C${W * 0.3} ${horizon + 150} ${W * 0.45} ${horizon + 250} ${W * 0.75} ${horizon + 190}S${W} ${horizon + 170} ${W} ${horizon + 170}V${H}Z`;
  return [
    positioned(
      60 + draw.next() * 160,
      0,
      karst(
        { x: 0, base: horizon + 40, width: 240, height: 260 + draw.next() * 90 },
        colours.far,
        colours.mid,
      ),
    ),
    positioned(
      1120 + draw.next() * 120,
      0,
      karst({ x: 0, base: horizon + 40, width: 320, height: 320 }, colours.mid, colours.near),
    ),
    positioned(
      900,
      0,
      karst({ x: 0, base: horizon + 40, width: 170, height: 150 }, colours.far, colours.mid),
    ),
    water(W, horizon + 36, H, colours, draw),
    positioned(430 + draw.next() * 160, horizon + 110, boat(170, colours)),
    `<path d="${sand}" fill="${colours.accentSoft}"/>`,
    positioned(980, horizon + 250, stiltHouse(220, colours)),
    positioned(1240, horizon + 244, stiltHouse(180, colours)),
    positioned(900, horizon + 262, palm(300, colours, draw)),
    positioned(1210, horizon + 270, palm(230, colours, draw)),
    positioned(1480, horizon + 300, palm(340, colours, draw)),
    positioned(180, horizon + 320, palm(300, colours, draw)),
    positioned(640, horizon + 290, bush(110, colours, draw)),
  ].join('');
}

function power(canvas: Canvas): string {
  const { colours, draw, horizon } = canvas;
  const turbines = [260, 560, 980, 1330].map((x, index) =>
    positioned(
      x + draw.next() * 60,
      horizon + 20 + (index % 2) * 30,
      windTurbine(300 - (index % 2) * 60, draw.int(0, 110), colours),
    ),
  );
  return [
    ridge({ width: W, base: H, level: horizon - 40, swing: 90, humps: 4 }, colours.far, draw),
    ...turbines,
    ridge({ width: W, base: H, level: horizon + 30, swing: 60, humps: 4 }, colours.leafDeep, draw),
    ridge({ width: W, base: H, level: horizon + 100, swing: 26, humps: 3 }, colours.leaf, draw),
    ridge({ width: W, base: H, level: horizon + 160, swing: 16, humps: 3 }, colours.leafSoft, draw),
    positioned(180, horizon + 210, solarPanels(7, 170, colours)),
    positioned(60, horizon + 320, solarPanels(7, 220, colours)),
    positioned(1480, horizon + 200, roundTree(180, colours, draw)),
  ].join('');
}

function site(canvas: Canvas): string {
  const { colours, draw, horizon } = canvas;
  return [
    ridge({ width: W, base: H, level: horizon - 30, swing: 50, humps: 4 }, colours.far, draw),
    skyline({ width: W, base: horizon + 60, low: 90, high: 260 }, tones(colours, false), draw),
    positioned(1010 + draw.next() * 80, horizon + 130, towerCrane(480, colours)),
    positioned(330 + draw.next() * 80, horizon + 130, towerCrane(390, colours), 1, true),
    skyline({ width: W, base: horizon + 140, low: 60, high: 240 }, tones(colours, true), draw),
    lawn(horizon + 130, colours, draw),
    trees(horizon + 160, 10, 110, canvas),
    road(horizon + 196, colours),
    positioned(480 + draw.next() * 300, horizon + 268, truck(230, colours, colours.accent)),
  ].join('');
}

function street(canvas: Canvas): string {
  const { colours, draw, horizon } = canvas;
  return [
    ridge({ width: W, base: H, level: horizon - 60, swing: 60, humps: 4 }, colours.far, draw),
    skyline({ width: W, base: horizon + 60, low: 120, high: 300 }, tones(colours, false), draw),
    positioned(-40, horizon + 190, shophouses(8, 212, 290, colours, draw)),
    rect(0, horizon + 186, W, 16, colours.metal),
    ...[170, 590, 1010, 1430].map((x) =>
      positioned(x, horizon + 196, tallTree(190, colours, draw)),
    ),
    road(horizon + 200, colours),
    positioned(260 + draw.next() * 260, horizon + 276, van(180, colours, colours.accent)),
    positioned(1060 + draw.next() * 200, horizon + 276, bus(260, colours, colours.near), 1, true),
  ].join('');
}

type View = (canvas: Canvas) => string;

/** Landscapes of the covers of each family of companies, by cover variant. */
export const VIEWS: Readonly<Record<Family, readonly [View, View, View]>> = {
  farm: [fields, fields, fields],
  food: [industry, fields, street],
  restaurant: [street, shore, city],
  shop: [street, city, harbour],
  tech: [city, campus('plain'), street],
  factory: [industry, harbour, power],
  finance: [city, street, campus('plain')],
  build: [site, city, campus('plain')],
  craft: [street, fields, shore],
  care: [campus('cross'), campus('cross'), city],
  energy: [power, industry, harbour],
  port: [harbour, industry, city],
  hotel: [shore, shore, fields],
  studio: [city, street, shore],
  school: [campus('flag'), campus('flag'), street],
  office: [city, campus('plain'), street],
};
