import type { Pose } from '../figure.ts';
import { figure } from '../figure.ts';
import { box, counter, mug, pendant, table } from '../furniture.ts';
import { coffeeMachine, conveyor, crate, jar, plantRow, pot, tank } from '../machines.ts';
import { bush, palm, potPlant } from '../nature.ts';
import type { Stage } from '../room.ts';
import { outdoors, room, SCENE, someone, standShadow, treeLine } from '../room.ts';
import { at, circle, ellipse, group, path, rect, stroke } from '../svg.ts';
import { tractor } from '../vehicles.ts';
import { loom, robotLine, warehouse, workbench } from './work-machines.ts';

const { width: W, floor: F } = SCENE;

export function field(stage: Stage): string {
  const { colours, draw } = stage;
  const bend: Pose = { left: 'reach', right: 'reach', legs: 'walk', lean: 16 };
  return [
    outdoors(stage, 560),
    treeLine(stage, 576, 8, 120),
    at(980, 590, tractor(170, colours)),
    rect(0, 580, W, 320, colours.woodDeep),
    ...[0, 1, 2, 3].map(
      (row) =>
        path(`M0 ${600 + row * 76}H${W}v${30 + row * 4}H0Z`, colours.wood, { opacity: 0.6 }) +
        at(
          -20 + row * 14,
          640 + row * 76,
          plantRow(22 - row * 3, 60 + row * 12, 44 + row * 12, colours),
        ),
    ),
    at(320, 800, figure(someone(stage, { headgear: 'straw' }), 380, bend, colours)),
    at(
      770,
      838,
      figure(
        someone(stage, { headgear: 'straw' }),
        400,
        { left: 'hip', right: 'carry', legs: 'stand' },
        colours,
      ),
    ),
    at(860, 850, crate(150, colours, [colours.leaf, colours.leafSoft, colours.accent])),
    at(1110, 700, palm(330, colours, draw)),
  ].join('');
}

export function greenhouse(stage: Stage): string {
  const { colours, draw } = stage;
  return [
    rect(0, 0, W, 900, colours.skyLow),
    path('M0 640V330Q600 -120 1200 330V640Z', colours.glass),
    stroke(
      'M0 330Q600 -120 1200 330M200 206V640M400 128V640M600 104V640M800 128V640M1000 206V640M0 440H1200',
      colours.paper,
      12,
    ),
    rect(0, 630, W, 270, colours.floor),
    path('M470 630H730L960 900H240Z', colours.paper, { opacity: 0.7 }),
    ...[0, 1, 2].map((row) =>
      group([
        rect(-10 - row * 30, 640 + row * 84, 430 - row * 60, 34, colours.wood),
        at(20, 646 + row * 84, plantRow(6 - row, 70 + row * 10, 70 + row * 12, colours)),
        rect(790 + row * 60, 640 + row * 84, 460, 34, colours.wood),
        at(
          830 + row * 60,
          646 + row * 84,
          plantRow(6 - row, 70 + row * 10, 70 + row * 12, colours),
        ),
      ]),
    ),
    standShadow(600, 850, 460, colours),
    at(
      600,
      846,
      figure(
        someone(stage, { over: { kind: 'apron', colour: colours.accentDeep } }),
        450,
        { left: 'hip', right: 'carry', legs: 'stand' },
        colours,
      ),
    ),
    at(690, 660, potPlant(120, colours, draw, colours.accentDeep)),
    at(70, 890, bush(180, colours, draw)),
  ].join('');
}

export function packing(stage: Stage): string {
  const { colours } = stage;
  const pose: Pose = { left: 'hold', right: 'carry', legs: 'none' };
  return [
    room(stage, { windows: 3, pictures: false, lamps: 2 }),
    ...[240, 520, 800].map((x, index) =>
      at(
        x,
        884,
        figure(
          someone(stage, {
            headgear: index === 1 ? 'cap' : 'net',
            over: { kind: 'apron', colour: colours.accentDeep },
          }),
          480,
          pose,
          colours,
        ),
      ),
    ),
    at(540, 880, table(980, 230, colours.metal, colours.metalDeep)),
    at(170, 652, crate(150, colours, [colours.accent, colours.leafSoft, colours.accentDeep])),
    at(400, 652, crate(150, colours, [colours.leaf, colours.leafSoft, colours.accentSoft])),
    at(670, 652, box(130, 100, colours)),
    at(910, 652, crate(150, colours, [colours.accentDeep, colours.accent, colours.leaf])),
    ...[0, 1, 2].map((level) => at(1110, 860 - level * 112, box(150, 110, colours))),
  ].join('');
}

export function foodLine(stage: Stage): string {
  const { colours } = stage;
  const fills = [colours.accent, colours.accentDeep, colours.leafSoft];
  return [
    room(stage, { windows: 2, pictures: false, tiles: true }),
    at(930, F + 16, tank(190, 430, colours)),
    at(1080, F + 16, tank(150, 340, colours)),
    ...[290, 620].map((x) =>
      at(
        x,
        850,
        figure(
          someone(stage, { headgear: 'net', over: { kind: 'coat', colour: colours.paper } }),
          480,
          { left: 'hold', right: 'reach', legs: 'stand' },
          colours,
        ),
      ),
    ),
    at(-40, 880, conveyor(1290, 170, colours)),
    ...Array.from({ length: 9 }, (_, index) =>
      at(70 + index * 130, 690, jar(72, 112, colours, fills[index % 3] ?? colours.accent)),
    ),
  ].join('');
}

export function kitchen(stage: Stage): string {
  const { colours, draw } = stage;
  return [
    room(stage, { windows: 0, pictures: false, tiles: true }),
    path('M330 0H880V120L960 230H250L330 120Z', colours.metal),
    rect(250, 222, 710, 26, colours.metalDeep),
    stroke('M60 300H240', colours.woodDeep, 12),
    ...[80, 130, 180, 225].map(
      (x, index) =>
        stroke(`M${x} 300V${344 + (index % 2) * 14}`, colours.metalDeep, 6) +
        circle(x, 372 + (index % 2) * 14, 26, colours.metalDeep),
    ),
    ...[390, 780].map((x, index) =>
      at(
        x,
        884,
        figure(
          someone(stage, {
            headgear: 'chef',
            top: colours.paper,
            over: { kind: 'apron', colour: index ? colours.accentDeep : colours.near },
          }),
          490,
          { left: index ? 'reach' : 'hold', right: index ? 'hold' : 'reach', legs: 'none' },
          colours,
        ),
      ),
    ),
    at(600, 880, counter(1080, 250, colours, colours.deep)),
    at(560, 634, pot(150, colours, colours.near)),
    at(230, 634, pot(120, colours, colours.accentDeep)),
    ellipse(960, 630, 90, 16, colours.paper),
    circle(934, 616, 20, colours.accent),
    circle(976, 614, 22, colours.leaf),
    circle(1000, 620, 14, colours.accentDeep),
    at(1090, 632, potPlant(130, colours, draw, colours.accentSoft)),
  ].join('');
}

export function coffeeBar(stage: Stage): string {
  const { colours, draw } = stage;
  return [
    room(stage, { windows: 1, pictures: false }),
    ...[460, 690, 920].map((x) => at(x, 0, pendant(150 + draw.int(0, 40), 46, colours))),
    rect(520, 250, 560, 18, colours.wood),
    rect(520, 370, 560, 18, colours.wood),
    ...Array.from({ length: 8 }, (_, index) =>
      at(
        560 + index * 66,
        250,
        index % 3 === 0
          ? potPlant(80, colours, draw, colours.paper)
          : mug(38, index % 2 ? colours.near : colours.accent, colours.wall),
      ),
    ),
    ...Array.from({ length: 6 }, (_, index) =>
      at(
        570 + index * 90,
        370,
        jar(48, 78, colours, index % 2 ? colours.woodDeep : colours.accentDeep),
      ),
    ),
    at(
      640,
      884,
      figure(
        someone(stage, { over: { kind: 'apron', colour: colours.deep } }),
        490,
        { left: 'hold', right: 'reach', legs: 'none' },
        colours,
      ),
    ),
    at(660, 870, counter(900, 250, colours, colours.accentDeep)),
    at(870, 622, coffeeMachine(240, colours)),
    at(430, 620, mug(44, colours.paper, colours.paper)),
    at(
      170,
      880,
      figure(someone(stage), 480, { left: 'down', right: 'reach', legs: 'stand' }, colours),
    ),
  ].join('');
}

export function shopShelves(stage: Stage): string {
  const { colours, draw } = stage;
  const tones = [
    colours.accent,
    colours.near,
    colours.accentDeep,
    colours.leaf,
    colours.mid,
    colours.accentSoft,
  ];
  const goods = [0, 1, 2, 3].flatMap((row) =>
    Array.from({ length: 15 }, (_, index) => {
      const w = 34 + draw.int(0, 18);
      const h = 56 + draw.int(0, 34);
      return rect(110 + index * 66, 262 + row * 124 - h, w, h, {
        fill: draw.pick(tones),
        rx: draw.chance(0.4) ? 14 : 4,
      });
    }),
  );
  return [
    room(stage, { windows: 0, pictures: false, lamps: 3 }),
    rect(70, 130, 1060, 590, { fill: colours.wood, rx: 10 }),
    rect(90, 150, 1020, 560, colours.accentSoft),
    ...goods,
    ...[0, 1, 2, 3].map((row) => rect(84, 262 + row * 124, 1032, 14, colours.woodDeep)),
    standShadow(360, 850, 470, colours),
    at(
      360,
      846,
      figure(
        someone(stage, { over: { kind: 'apron', colour: colours.deep } }),
        480,
        { left: 'hip', right: 'raise', legs: 'stand' },
        colours,
      ),
    ),
    standShadow(820, 860, 470, colours),
    at(
      820,
      856,
      figure(
        someone(stage, { over: { kind: 'apron', colour: colours.deep } }),
        470,
        { left: 'carry', right: 'carry', legs: 'stand' },
        colours,
      ),
    ),
    at(822, 700, box(120, 90, colours)),
    at(1090, 860, box(150, 110, colours)),
  ].join('');
}

export const WORK_FLOOR = {
  field,
  greenhouse,
  packing,
  'food-line': foodLine,
  kitchen,
  'coffee-bar': coffeeBar,
  'shop-shelves': shopShelves,
  'robot-line': robotLine,
  workbench,
  loom,
  warehouse,
} as const;
