import { skyline } from '../buildings.ts';
import { figure } from '../figure.ts';
import { table } from '../furniture.ts';
import { flask, microscope } from '../machines.ts';
import { potPlant } from '../nature.ts';
import { hairBehind, head } from '../people.ts';
import type { Stage } from '../room.ts';
import { outdoors, room, SCENE, someone, standShadow } from '../room.ts';
import { solarPanels, towerCrane } from '../structures.ts';
import { at, group, path, rect, stroke } from '../svg.ts';

const { width: W } = SCENE;

export function site(stage: Stage): string {
  const { colours, draw } = stage;
  const vest = { headgear: 'helmet', over: { kind: 'vest', colour: colours.accent } } as const;
  const floors = [0, 1, 2, 3].map(
    (level) =>
      rect(560, 250 + level * 118, 600, 20, colours.metalDeep) +
      [0, 1, 2, 3, 4]
        .map((column) => rect(580 + column * 138, 250 + level * 118, 18, 120, colours.metal))
        .join(''),
  );
  return [
    outdoors(stage, 640),
    at(420, 700, towerCrane(600, colours)),
    ...floors,
    rect(560, 722, 640, 20, colours.metalDeep),
    stroke(
      'M540 250V730M500 250V730M500 330L540 400M500 470L540 540M500 610L540 680',
      colours.accentDeep,
      7,
    ),
    rect(0, 700, W, 200, colours.wood),
    path(`M0 770Q600 730 ${W} 790V900H0Z`, colours.woodDeep, { opacity: 0.5 }),
    at(
      760,
      590,
      figure(someone(stage, vest), 210, { left: 'down', right: 'reach', legs: 'walk' }, colours),
    ),
    standShadow(250, 870, 480, colours),
    at(
      250,
      866,
      figure(someone(stage, vest), 470, { left: 'hip', right: 'point', legs: 'stand' }, colours),
    ),
    standShadow(420, 880, 480, colours),
    at(
      420,
      876,
      figure(someone(stage, vest), 450, { left: 'hold', right: 'hold', legs: 'stand' }, colours),
    ),
    rect(356, 660, 130, 80, { fill: colours.paper, rx: 3 }),
    stroke('M372 716L400 684H440L466 716ZM372 716V728H466V716', colours.near, 4),
    ...[700, 800, 900].map((x, index) =>
      rect(x, 800 - index * 6, 190, 26, draw.pick([colours.metal, colours.accentSoft])),
    ),
  ].join('');
}

export function ward(stage: Stage): string {
  const { colours, draw } = stage;
  const patient = someone(stage);
  return [
    room(stage, { windows: 1, pictures: true }),
    rect(430, 120, 10, 520, colours.metalDeep),
    path('M440 130Q560 210 470 420Q460 520 450 640H440Z', colours.far, { opacity: 0.7 }),
    rect(500, 690, 560, 40, { fill: colours.metal, rx: 8 }),
    stroke('M530 730V850M1030 730V850M1056 560V740', colours.metalDeep, 16),
    rect(500, 620, 560, 80, { fill: colours.paper, rx: 20 }),
    rect(890, 566, 170, 76, { fill: colours.paper, rx: 30 }),
    rect(890, 600, 170, 42, { fill: colours.wallShade, rx: 20 }),
    group(hairBehind(patient, 40) + head(patient, 40, colours), {
      transform: 'translate(930 590) rotate(74)',
    }),
    path('M505 650Q540 590 700 588T880 600Q910 620 908 712H505Z', colours.accentSoft),
    path('M840 592Q900 600 908 640V712H850Q862 640 840 592Z', colours.accent),
    standShadow(340, 870, 480, colours),
    at(
      340,
      866,
      figure(
        someone(stage, { over: { kind: 'coat', colour: colours.paper } }),
        480,
        { left: 'hold', right: 'reach', legs: 'stand' },
        colours,
      ),
    ),
    stroke('M1120 850V330M1080 330H1160M1080 850H1160', colours.metalDeep, 8),
    rect(1096, 350, 50, 80, { fill: colours.glass, rx: 14 }),
    at(140, 856, potPlant(270, colours, draw, colours.accentDeep)),
  ].join('');
}

export function laboratory(stage: Stage): string {
  const { colours, draw } = stage;
  const liquids = [colours.accent, colours.leafSoft, colours.far, colours.accentDeep];
  return [
    room(stage, { windows: 1, pictures: false, tiles: true }),
    rect(520, 200, 560, 16, colours.metalDeep),
    rect(520, 320, 560, 16, colours.metalDeep),
    ...Array.from({ length: 8 }, (_, index) =>
      at(
        560 + index * 68,
        200,
        flask(58 + (index % 3) * 10, liquids[index % 4] ?? colours.accent, colours),
      ),
    ),
    ...Array.from({ length: 6 }, (_, index) =>
      rect(550 + index * 86, 262, 44, 58, {
        fill: index % 2 ? colours.paper : colours.accentSoft,
        rx: 6,
      }),
    ),
    ...[360, 720].map((x, index) =>
      at(
        x,
        884,
        figure(
          someone(stage, { over: { kind: 'coat', colour: colours.paper } }),
          490,
          { left: 'hold', right: index ? 'hold' : 'reach', legs: 'none' },
          colours,
        ),
      ),
    ),
    at(600, 880, table(1080, 244, colours.paper, colours.metalDeep)),
    at(520, 636, microscope(150, colours)),
    at(850, 636, flask(100, colours.accent, colours)),
    at(950, 636, flask(80, colours.leafSoft, colours)),
    ...[0, 1, 2, 3].map((index) =>
      rect(180 + index * 26, 584, 16, 52, { fill: liquids[index] ?? colours.accent, rx: 8 }),
    ),
    rect(168, 606, 120, 12, colours.wood),
    draw.chance(0.6) ? at(1080, 636, potPlant(110, colours, draw, colours.accentDeep)) : '',
  ].join('');
}

export function solar(stage: Stage): string {
  const { colours, draw } = stage;
  const vest = { headgear: 'helmet', over: { kind: 'vest', colour: colours.accent } } as const;
  return [
    outdoors(stage, 560),
    skyline(
      { width: W, base: 600, low: 50, high: 190 },
      { face: colours.far, side: colours.mid, glass: colours.cloud, lit: colours.sun },
      draw,
    ),
    rect(0, 596, W, 304, colours.metal),
    path('M0 596H1200V620H0Z', colours.paper),
    at(60, 720, solarPanels(5, 210, colours)),
    at(10, 880, solarPanels(5, 250, colours)),
    standShadow(470, 770, 400, colours),
    at(
      470,
      766,
      figure(someone(stage, vest), 400, { left: 'reach', right: 'reach', legs: 'kneel' }, colours),
    ),
    at(
      900,
      800,
      figure(someone(stage, vest), 430, { left: 'hip', right: 'point', legs: 'stand' }, colours),
      1,
      true,
    ),
  ].join('');
}

export const WORK_OUTSIDE = { site, ward, laboratory, solar } as const;
