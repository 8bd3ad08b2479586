import { oklch } from '../color.ts';
import type { Pose } from '../figure.ts';
import { child, figure, wheelchairUser } from '../figure.ts';
import { bookshelf, box, table } from '../furniture.ts';
import { stiltHouse } from '../houses.ts';
import { crate } from '../machines.ts';
import { bush, palm, potPlant, roundTree, tallTree } from '../nature.ts';
import type { Stage } from '../room.ts';
import { outdoors, room, SCENE, someone, standShadow, treeLine } from '../room.ts';
import { boat } from '../structures.ts';
import { at, circle, ellipse, group, path, polygon, rect, stroke } from '../svg.ts';

const { width: W, floor: F } = SCENE;

export function treePlanting(stage: Stage): string {
  const { colours, draw } = stage;
  const bars = Array.from({ length: 9 }, (_, index) =>
    rect(40 + index * 132, 640 + (index % 3) * 16, 70, 6, {
      fill: colours.paper,
      rx: 3,
      opacity: 0.6,
    }),
  );
  const sapling = (x: number, y: number): string =>
    ellipse(x, y, 54, 14, colours.woodDeep) +
    stroke(`M${x} ${y}V${y - 92}`, colours.leafDeep, 9) +
    path(
      `M${x} ${y - 60}q-52 -8 -58 -56q52 -2 58 56ZM${x} ${y - 70}q50 -10 54 -58q-50 0 -54 58Z`,
      colours.leaf,
    );
  return [
    outdoors(stage, 560),
    treeLine(stage, 580, 9, 150),
    rect(0, 610, W, 90, colours.water),
    ...bars,
    path(`M0 690Q600 660 ${W} 700V900H0Z`, colours.leaf),
    path(`M0 780Q500 740 ${W} 800V900H0Z`, colours.leafDeep, { opacity: 0.4 }),
    sapling(330, 800),
    sapling(680, 840),
    sapling(1010, 800),
    at(
      230,
      830,
      figure(
        someone(stage, { headgear: 'straw' }),
        420,
        { left: 'down', right: 'reach', legs: 'kneel' },
        colours,
      ),
    ),
    at(
      560,
      840,
      figure(someone(stage), 430, { left: 'hip', right: 'carry', legs: 'stand' }, colours),
    ),
    at(
      790,
      868,
      figure(
        someone(stage, { headgear: 'cap' }),
        420,
        { left: 'reach', right: 'reach', legs: 'kneel' },
        colours,
      ),
      1,
      true,
    ),
    at(
      910,
      810,
      child(someone(stage), 260, { left: 'hold', right: 'reach', legs: 'stand' }, colours),
    ),
    at(1120, 850, bush(180, colours, draw)),
  ].join('');
}

export function lanterns(stage: Stage): string {
  const { colours, draw } = stage;
  const night = oklch(0.34, 0.07, colours.main);
  const low = oklch(0.46, 0.09, colours.main);
  const glow = oklch(0.88, 0.11, 75);
  const up = Array.from({ length: 13 }, () => {
    const x = draw.int(60, 1140);
    const y = draw.int(60, 420);
    const s = 0.5 + draw.next() * 0.7;
    return at(
      x,
      y,
      circle(0, 0, 66, glow, { opacity: 0.14 }) +
        path('M-24 26L-30 -20Q0 -44 30 -20L24 26Z', glow) +
        rect(-24, 22, 48, 8, colours.accentDeep),
      s,
    );
  });
  const krathong = (x: number, y: number, s: number): string =>
    at(
      x,
      y,
      circle(0, -26, 56, glow, { opacity: 0.16 }) +
        polygon(
          [
            [-56, 0],
            [-40, -24],
            [-24, -2],
            [0, -30],
            [24, -2],
            [40, -24],
            [56, 0],
          ],
          colours.leaf,
        ) +
        ellipse(0, 4, 58, 13, colours.leafDeep) +
        stroke('M0 -22V-56', colours.accentSoft, 7) +
        circle(0, -64, 9, glow),
      s,
    );
  return [
    rect(0, 0, W, 900, night),
    path('M0 300Q600 200 1200 320V640H0Z', low, { opacity: 0.5 }),
    circle(980, 130, 62, oklch(0.95, 0.04, 95)),
    circle(980, 130, 110, oklch(0.95, 0.04, 95), { opacity: 0.12 }),
    ...up,
    path('M0 520Q300 440 620 510T1200 480V640H0Z', oklch(0.3, 0.06, colours.main)),
    at(120, 590, palm(230, colours, draw)),
    at(930, 588, stiltHouse(180, colours)),
    rect(0, 580, W, 320, oklch(0.4, 0.07, colours.main - 8)),
    ...Array.from({ length: 14 }, () =>
      rect(draw.int(0, 1100), draw.int(600, 760), draw.int(40, 140), 5, {
        fill: glow,
        rx: 3,
        opacity: 0.25,
      }),
    ),
    krathong(240, 690, 0.8),
    krathong(470, 650, 0.55),
    krathong(760, 700, 0.9),
    krathong(980, 660, 0.6),
    at(620, 690, boat(170, colours)),
    path('M0 800Q600 750 1200 810V900H0Z', oklch(0.27, 0.05, colours.main)),
    at(
      210,
      850,
      figure(someone(stage), 360, { left: 'reach', right: 'reach', legs: 'kneel' }, colours),
    ),
    krathong(330, 812, 0.9),
    at(
      560,
      862,
      figure(
        someone(stage),
        380,
        { left: 'hold', right: 'raise', legs: 'stand', skirt: true },
        colours,
      ),
    ),
    at(
      680,
      866,
      child(someone(stage), 230, { left: 'down', right: 'raise', legs: 'stand' }, colours),
    ),
    at(
      980,
      858,
      figure(someone(stage), 390, { left: 'hold', right: 'hold', legs: 'stand' }, colours),
    ),
  ].join('');
}

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
