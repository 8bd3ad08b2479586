import type { Pose } from '../figure.ts';
import { child, figure } from '../figure.ts';
import { armchair, bookshelf, chair, desk, laptop, mug, pendant, table } from '../furniture.ts';
import { bush, potPlant, roundTree, tallTree } from '../nature.ts';
import type { Stage } from '../room.ts';
import {
  greenery,
  outdoors,
  room,
  rug,
  SCENE,
  someone,
  standShadow,
  treeLine,
  windowOn,
} from '../room.ts';
import { kite } from '../structures.ts';
import { at, circle, ellipse, group, path, rect, stroke } from '../svg.ts';
import { bicycle } from '../vehicles.ts';

const { width: W, floor: F } = SCENE;

function dishes(stage: Stage, y: number, from: number, to: number): string {
  const { colours, draw } = stage;
  const tones = [colours.accent, colours.leaf, colours.accentDeep, colours.leafSoft];
  const parts: string[] = [];
  for (let x = from; x <= to; x += 118) {
    parts.push(
      ellipse(x, y, 48, 11, colours.paper),
      ellipse(x, y - 5, 32, 9, draw.pick(tones)),
      circle(x - 8, y - 11, 7, draw.pick(tones)),
      circle(x + 10, y - 10, 6, draw.pick(tones)),
      at(
        x + 62,
        y + 4,
        mug(30, draw.pick([colours.near, colours.accentSoft, colours.paper]), colours.paper),
      ),
    );
  }
  return parts.join('');
}

export function lunchTable(stage: Stage): string {
  const { colours, draw } = stage;
  const poses: readonly Pose[] = [
    { left: 'type', right: 'reach', legs: 'none' },
    { left: 'chest', right: 'type', legs: 'none' },
    { left: 'type', right: 'wave', legs: 'none' },
  ];
  const back = [260, 470, 700, 920].map((x) =>
    at(x, 876, figure(someone(stage), 500, draw.pick(poses), colours)),
  );
  return [
    room(stage, { windows: 2, pictures: true }),
    at(330, 0, pendant(150, 56, colours)),
    at(860, 0, pendant(150, 56, colours)),
    ...back,
    at(W / 2, 880, table(1010, 240, colours.wood, colours.woodDeep)),
    dishes(stage, 640, 190, 960),
    at(70, 860, potPlant(280, colours, draw, colours.deep)),
  ].join('');
}

export function gardenBreak(stage: Stage): string {
  const { colours, draw } = stage;
  return [
    outdoors(stage),
    treeLine(stage, F + 10, 7, 150),
    at(840, 800, roundTree(640, colours, draw)),
    ellipse(840, 800, 260, 26, { fill: colours.ink, opacity: 0.1 }),
    rect(330, 690, 440, 22, { fill: colours.wood, rx: 8 }),
    rect(330, 600, 440, 20, { fill: colours.wood, rx: 8 }),
    rect(330, 634, 440, 16, { fill: colours.wood, rx: 8 }),
    stroke('M360 600V800M740 600V800', colours.woodDeep, 16),
    at(
      470,
      806,
      figure(someone(stage), 420, { left: 'down', right: 'hold', legs: 'sit' }, colours),
    ),
    at(492, 610, mug(34, colours.paper, colours.paper)),
    at(
      640,
      806,
      figure(someone(stage), 400, { left: 'chest', right: 'type', legs: 'sit' }, colours),
    ),
    at(170, 840, bush(190, colours, draw)),
    at(1080, 850, bush(220, colours, draw)),
  ].join('');
}

export function eveningRun(stage: Stage): string {
  const { colours } = stage;
  const runner: Pose = { left: 'chest', right: 'swing', legs: 'run', lean: 7 };
  return [
    outdoors(stage, 640),
    treeLine(stage, 660, 9, 190),
    path(`M0 730Q${W * 0.5} 690 ${W} 740V830Q${W * 0.5} 790 0 840Z`, colours.accentSoft),
    path(`M0 782Q${W * 0.5} 742 ${W} 788`, 'none', {
      stroke: colours.paper,
      'stroke-width': 6,
      'stroke-dasharray': '46 34',
    }),
    ...[250, 500, 740, 950].map(
      (x, index) =>
        standShadow(x, 800 - (index % 2) * 22, 400, colours) +
        at(
          x,
          790 - (index % 2) * 22,
          figure(someone(stage), 370 - (index % 2) * 26, runner, colours),
        ),
    ),
  ].join('');
}

export function bicycleCommute(stage: Stage): string {
  const { colours, draw } = stage;
  const rider = someone(stage, { headgear: 'helmet' });
  return [
    outdoors(stage, 600),
    treeLine(stage, 640, 8, 220),
    rect(0, 690, W, 150, { fill: colours.deep, opacity: 0.85 }),
    ...Array.from({ length: 8 }, (_, index) =>
      rect(index * 170 + 30, 760, 90, 8, { fill: colours.paper, rx: 4 }),
    ),
    rect(0, 672, W, 20, colours.metal),
    ellipse(600, 812, 260, 16, { fill: colours.ink, opacity: 0.2 }),
    stroke('M552 600L632 668L584 756', rider.bottom, 34),
    at(400, 812, bicycle(400, colours, colours.accentDeep)),
    stroke('M552 600L646 640L606 736', rider.bottom, 34),
    at(
      552,
      806,
      figure(rider, 440, { left: 'reach', right: 'reach', legs: 'none', lean: 0 }, colours),
    ),
    at(110, 700, tallTree(330, colours, draw)),
    at(1110, 700, tallTree(370, colours, draw)),
  ].join('');
}

export function quietRoom(stage: Stage): string {
  const { colours, draw } = stage;
  return [
    room(stage, { windows: 1, pictures: false }),
    at(960, F + 10, bookshelf(300, 500, colours, draw)),
    rug(stage, 560, 800, 380),
    at(560, 810, armchair(360, colours, colours.near)),
    at(
      560,
      790,
      figure(someone(stage), 430, { left: 'hold', right: 'hold', legs: 'sit' }, colours),
    ),
    path('M500 560L556 580L612 560V612L556 632L500 612Z', colours.paper),
    stroke('M556 580V632', colours.metalDeep, 3),
    stroke('M790 810V400', colours.woodDeep, 10),
    path('M730 420L770 320H830L870 420Z', colours.accent),
    ellipse(800, 812, 60, 10, colours.woodDeep),
    at(250, 826, potPlant(330, colours, draw, colours.accentDeep)),
  ].join('');
}

export function familyDay(stage: Stage): string {
  const { colours, draw } = stage;
  return [
    outdoors(stage),
    treeLine(stage, F + 6, 8, 170),
    stroke('M410 560Q470 380 560 240M800 560Q780 360 880 200', colours.ink, 2.5, { opacity: 0.5 }),
    at(560, 220, group(kite(150, colours.accent, colours.accentDeep), { transform: 'rotate(18)' })),
    at(880, 170, group(kite(170, colours.near, colours.mid), { transform: 'rotate(-14)' })),
    ...[300, 640, 930].map((x) => standShadow(x, 818, 420, colours)),
    at(
      300,
      812,
      figure(
        someone(stage),
        430,
        { left: 'down', right: 'wave', legs: 'stand', skirt: draw.chance(0.5) },
        colours,
      ),
    ),
    at(
      400,
      818,
      child(someone(stage), 260, { left: 'raise', right: 'raise', legs: 'walk' }, colours),
    ),
    at(
      640,
      826,
      child(someone(stage), 240, { left: 'down', right: 'raise', legs: 'run' }, colours),
    ),
    at(
      780,
      816,
      figure(someone(stage), 440, { left: 'raise', right: 'down', legs: 'walk' }, colours),
    ),
    at(
      960,
      820,
      figure(someone(stage), 420, { left: 'hip', right: 'point', legs: 'stand' }, colours),
    ),
    at(110, 850, bush(180, colours, draw)),
  ].join('');
}

export function homeDesk(stage: Stage): string {
  const { colours, draw } = stage;
  const cat = colours.accentDeep;
  return [
    room(stage, { windows: 0, pictures: false }),
    at(360, 100, windowOn(stage, 470, 330)),
    at(160, F + 8, bookshelf(210, 430, colours, draw)),
    at(560, 826, chair(380, colours, colours.accent)),
    at(
      560,
      880,
      figure(someone(stage), 500, { left: 'type', right: 'type', legs: 'none' }, colours),
    ),
    at(600, 850, desk(660, 230, colours)),
    at(570, 626, laptop(150, colours)),
    at(780, 624, mug(40, colours.near, colours.paper)),
    at(330, 622, potPlant(110, colours, draw, colours.paper)),
    group(
      [
        ellipse(0, -38, 92, 40, cat),
        circle(78, -66, 32, cat),
        path('M56 -86L62 -116L80 -94ZM82 -94L102 -114L104 -84Z', cat),
        stroke('M-84 -34Q-150 -20 -120 -84', cat, 18),
      ],
      { transform: 'translate(1000 830)' },
    ),
    rug(stage, 1000, 836, 150),
    at(1110, 700, potPlant(300, colours, draw, colours.deep)),
  ].join('');
}

export function stretching(stage: Stage): string {
  const { colours } = stage;
  const pose: Pose = { left: 'raise', right: 'raise', legs: 'stand' };
  return [
    room(stage, { windows: 3, pictures: false }),
    ...[250, 480, 720, 950].map((x, index) => {
      const y = 800 + (index % 2) * 34;
      return (
        ellipse(x, y, 110, 18, index % 2 ? colours.accentSoft : colours.far) +
        at(
          x,
          y - 4,
          figure(someone(stage), 420, index === 2 ? { ...pose, lean: -10 } : pose, colours),
        )
      );
    }),
    greenery(stage),
  ].join('');
}

export const LIFE = {
  'lunch-table': lunchTable,
  'garden-break': gardenBreak,
  'evening-run': eveningRun,
  'bicycle-commute': bicycleCommute,
  'quiet-room': quietRoom,
  'family-day': familyDay,
  'home-desk': homeDesk,
  stretching,
} as const;
