import type { Pose } from '../figure.ts';
import { child, figure, wheelchairUser } from '../figure.ts';
import { bookshelf, box, table } from '../furniture.ts';
import { crate } from '../machines.ts';
import { potPlant, roundTree, tallTree } from '../nature.ts';
import type { Stage } from '../room.ts';
import { outdoors, room, SCENE, someone, standShadow, treeLine } from '../room.ts';
import { at, circle, ellipse, group, path, polygon, rect, stroke } from '../svg.ts';
import { lanterns, treePlanting } from './community-outdoors.ts';

const { width: W, floor: F } = SCENE;

export function teamPortrait(stage: Stage): string {
  const { colours, draw } = stage;
  const poses: readonly Pose[] = [
    { left: 'hip', right: 'down', legs: 'stand' },
    { left: 'down', right: 'wave', legs: 'stand' },
    { left: 'chest', right: 'chest', legs: 'stand' },
    { left: 'down', right: 'hip', legs: 'stand' },
    { left: 'raise', right: 'raise', legs: 'stand' },
  ];
  return [
    rect(0, 0, W, 900, colours.wall),
    circle(600, 470, 400, colours.wallShade),
    circle(240, 230, 90, colours.accentSoft),
    circle(1010, 180, 60, colours.accent, { opacity: 0.5 }),
    rect(0, 790, W, 110, colours.floor),
    ...[250, 430, 600, 770, 950].map((x) =>
      at(
        x,
        800,
        figure(
          someone(stage),
          450 + draw.int(-20, 30),
          { ...draw.pick(poses), skirt: draw.chance(0.25) },
          colours,
        ),
      ),
    ),
    ...[160, 345, 520, 860, 1050].map(
      (x) =>
        standShadow(x, 876, 470, colours) +
        at(x, 870, figure(someone(stage), 440 + draw.int(-24, 24), draw.pick(poses), colours)),
    ),
    at(
      690,
      872,
      wheelchairUser(someone(stage), 440, { left: 'hold', right: 'wave', legs: 'sit' }, colours),
    ),
    at(60, 870, potPlant(270, colours, draw, colours.accentDeep)),
    at(1150, 870, potPlant(290, colours, draw, colours.deep)),
  ].join('');
}

export function bookDonation(stage: Stage): string {
  const { colours, draw } = stage;
  return [
    room(stage, { windows: 0, pictures: false, lamps: 2 }),
    at(230, F + 14, bookshelf(360, 560, colours, draw)),
    at(950, F + 14, bookshelf(380, 560, colours, draw)),
    at(600, 872, table(560, 190, colours.wood, colours.woodDeep)),
    ...[0, 1, 2, 3].map((index) =>
      rect(450 + (index % 2) * 6, 664 - index * 20, 120, 18, {
        fill:
          [colours.accent, colours.near, colours.accentDeep, colours.leaf][index] ?? colours.accent,
        rx: 3,
      }),
    ),
    at(690, 684, box(140, 100, colours)),
    standShadow(300, 872, 470, colours),
    at(
      300,
      868,
      figure(someone(stage), 470, { left: 'hold', right: 'reach', legs: 'stand' }, colours),
    ),
    rect(366, 676, 70, 20, { fill: colours.accentDeep, rx: 3 }),
    at(
      860,
      868,
      child(someone(stage), 300, { left: 'raise', right: 'reach', legs: 'stand' }, colours),
      1,
      true,
    ),
    at(
      980,
      874,
      child(
        someone(stage),
        280,
        { left: 'chest', right: 'hold', legs: 'stand', skirt: true },
        colours,
      ),
    ),
    path('M950 740L982 752L1014 740V780L982 792L950 780Z', colours.paper),
  ].join('');
}

export function football(stage: Stage): string {
  const { colours, draw } = stage;
  const team = (top: string) => someone(stage, { top });
  return [
    outdoors(stage, 520),
    treeLine(stage, 540, 10, 150),
    rect(0, 540, W, 360, colours.leaf),
    ...[0, 1, 2, 3, 4].map((index) =>
      polygon(
        [
          [index * 260 - 60, 900],
          [index * 260 + 70, 900],
          [index * 250 + 90, 540],
          [index * 250, 540],
        ],
        colours.leafSoft,
        { opacity: 0.5 },
      ),
    ),
    stroke('M0 600H1200M600 600V900', colours.paper, 6, { opacity: 0.8 }),
    ellipse(600, 760, 170, 60, {
      fill: 'none',
      stroke: colours.paper,
      'stroke-width': 6,
      opacity: 0.8,
    }),
    stroke('M900 600V440H1150V600', colours.paper, 12),
    stroke(
      Array.from({ length: 9 }, (_, index) => `M${910 + index * 28} 446V600`).join('') +
        'M900 490H1150M900 540H1150',
      colours.paper,
      2,
      { opacity: 0.7 },
    ),
    ...(
      [
        [260, 800, colours.accent],
        [520, 850, colours.deep],
        [730, 770, colours.accent],
        [990, 830, colours.deep],
      ] as const
    ).map(
      ([x, y, top], index) =>
        standShadow(x, y + 4, 380, colours) +
        at(
          x,
          y,
          figure(
            team(top),
            370,
            {
              left: 'chest',
              right: 'swing',
              legs: index === 3 ? 'walk' : 'run',
              lean: index % 2 ? -4 : 6,
            },
            colours,
          ),
          1,
          index % 2 === 1,
        ),
    ),
    circle(620, 846, 26, colours.paper),
    polygon(
      [
        [620, 832],
        [632, 842],
        [627, 856],
        [613, 856],
        [608, 842],
      ],
      colours.ink,
    ),
    at(70, 560, tallTree(200, colours, draw)),
  ].join('');
}

export function fair(stage: Stage): string {
  const { colours, draw } = stage;
  const stall = (x: number, colour: string, index: number): string =>
    group(
      [
        rect(-150, -230, 300, 230, colours.wood),
        rect(-150, -110, 300, 110, colours.woodDeep),
        rect(-166, -126, 332, 22, { fill: colours.wood, rx: 6 }),
        stroke('M-150 -120V-380M150 -120V-380', colours.woodDeep, 10),
        ...[0, 1, 2, 3, 4, 5].map((strip) =>
          path(
            `M${-180 + strip * 60} -400H${-120 + strip * 60}V-322Q${-150 + strip * 60} -290 ${-180 + strip * 60} -322Z`,
            strip % 2 ? colours.paper : colour,
          ),
        ),
        at(
          0,
          84,
          figure(
            someone(stage, { over: { kind: 'apron', colour } }),
            420,
            { left: 'chest', right: index % 2 ? 'wave' : 'reach', legs: 'none' },
            colours,
          ),
        ),
        rect(-150, -104, 300, 104, colours.woodDeep),
        rect(-166, -126, 332, 22, { fill: colours.wood, rx: 6 }),
        at(-80, -126, crate(96, colours, [colours.accent, colours.leafSoft, colours.accentDeep])),
        at(80, -126, crate(96, colours, [colours.leaf, colours.accentSoft, colours.accent])),
      ],
      { transform: `translate(${x} 760)` },
    );
  const flags = Array.from({ length: 20 }, (_, index) =>
    polygon(
      [
        [index * 62, 120 + Math.sin(index / 2) * 18],
        [index * 62 + 44, 120 + Math.sin(index / 2) * 18],
        [index * 62 + 22, 180],
      ],
      [colours.accent, colours.near, colours.leaf, colours.accentDeep][index % 4] ?? colours.accent,
    ),
  );
  return [
    outdoors(stage, 600),
    treeLine(stage, 640, 7, 220),
    ...flags,
    stall(220, colours.accentDeep, 0),
    stall(610, colours.near, 1),
    stall(1000, colours.accent, 2),
    standShadow(400, 880, 380, colours),
    at(
      400,
      876,
      figure(someone(stage), 380, { left: 'down', right: 'reach', legs: 'walk' }, colours),
    ),
    at(
      800,
      880,
      figure(
        someone(stage),
        370,
        { left: 'hold', right: 'down', legs: 'stand', skirt: true },
        colours,
      ),
    ),
    at(
      890,
      884,
      child(someone(stage), 230, { left: 'raise', right: 'down', legs: 'walk' }, colours),
    ),
    draw.chance(0.5) ? at(80, 880, roundTree(200, colours, draw)) : '',
  ].join('');
}

export const COMMUNITY = {
  'tree-planting': treePlanting,
  lanterns,
  'team-portrait': teamPortrait,
  'book-donation': bookDonation,
  football,
  fair,
} as const;
