import type { Pose } from '../figure.ts';
import { figure, wheelchairUser } from '../figure.ts';
import { board, chair, counter, desk, laptop, monitor, mug, pendant, table } from '../furniture.ts';
import { camera, serverRack, spotlight } from '../machines.ts';
import { potPlant } from '../nature.ts';
import type { Stage } from '../room.ts';
import { greenery, room, rug, SCENE, someone, standShadow } from '../room.ts';
import { at, circle, group, path, rect, stroke } from '../svg.ts';

const { width: W, floor: F } = SCENE;

export function meetingRoom(stage: Stage): string {
  const { colours, draw } = stage;
  const listening: readonly Pose[] = [
    { left: 'chest', right: 'down', legs: 'stand' },
    { left: 'hip', right: 'down', legs: 'stand' },
    { left: 'down', right: 'hold', legs: 'stand' },
  ];
  return [
    room(stage, { windows: 1, pictures: false }),
    at(520, 110, board(560, 340, colours, draw)),
    ...[300, 450, 960, 1090].map((x, index) => {
      const y = 830 + (index % 2) * 20;
      return (
        standShadow(x, y, 480, colours) +
        at(x, y, figure(someone(stage), 470, draw.pick(listening), colours), 1, x > 700)
      );
    }),
    standShadow(660, 800, 480, colours),
    at(
      660,
      796,
      figure(someone(stage), 470, { left: 'hip', right: 'point', legs: 'stand' }, colours),
    ),
    at(90, 850, potPlant(320, colours, draw, colours.accentDeep)),
  ].join('');
}

export function mentor(stage: Stage): string {
  const { colours, draw } = stage;
  return [
    room(stage, { windows: 1, lamps: 0 }),
    at(470, 850, chair(370, colours, colours.near)),
    at(
      470,
      880,
      figure(someone(stage), 500, { left: 'type', right: 'type', legs: 'none' }, colours),
    ),
    at(
      700,
      850,
      figure(
        someone(stage),
        500,
        { left: 'point', right: 'hip', legs: 'stand', lean: -4 },
        colours,
      ),
    ),
    at(560, 870, desk(760, 240, colours)),
    at(420, 634, monitor(210, colours, draw)),
    at(850, 634, mug(40, colours.accent, colours.paper)),
    at(250, 634, potPlant(120, colours, draw, colours.paper)),
    at(1090, 850, potPlant(320, colours, draw, colours.deep)),
  ].join('');
}

export function training(stage: Stage): string {
  const { colours, draw } = stage;
  const rows = [0, 1].flatMap((row) =>
    [250, 480, 710, 940].map((x) => {
      const y = 830 + row * 128;
      return at(
        x + row * 60,
        y,
        figure(
          someone(stage),
          330 + row * 70,
          { left: 'chest', right: draw.chance(0.2) ? 'raise' : 'hold', legs: 'none' },
          colours,
        ),
      );
    }),
  );
  return [
    room(stage, { windows: 0, pictures: false, lamps: 3 }),
    at(330, 150, board(540, 320, colours, draw)),
    at(
      980,
      716,
      figure(someone(stage), 420, { left: 'point', right: 'hip', legs: 'stand' }, colours),
    ),
    ...rows.slice(0, 4),
    ...[250, 480, 710, 940].map((x) => rect(x - 92, 690, 184, 24, { fill: colours.wood, rx: 8 })),
    ...rows.slice(4),
    ...[310, 540, 770, 1000].map((x) =>
      rect(x - 106, 780, 212, 28, { fill: colours.woodDeep, rx: 8 }),
    ),
    rect(0, 806, W, 94, colours.floorShade),
  ].join('');
}

export function deskTeam(stage: Stage): string {
  const { colours, draw } = stage;
  return [
    room(stage, { windows: 2, lamps: 2 }),
    ...[260, 560].map(
      (x) =>
        at(x, 852, chair(370, colours, x === 260 ? colours.accent : colours.mid)) +
        at(
          x,
          884,
          figure(someone(stage), 490, { left: 'type', right: 'type', legs: 'none' }, colours),
        ),
    ),
    at(440, 866, desk(760, 236, colours)),
    at(250, 634, monitor(190, colours, draw)),
    at(560, 634, laptop(150, colours)),
    at(420, 632, mug(38, colours.accentDeep, colours.paper)),
    at(740, 632, potPlant(110, colours, draw, colours.near)),
    at(
      990,
      852,
      draw.chance(0.45)
        ? wheelchairUser(someone(stage), 480, { left: 'type', right: 'hold', legs: 'sit' }, colours)
        : figure(someone(stage), 490, { left: 'hold', right: 'chest', legs: 'stand' }, colours),
    ),
    at(1120, 850, potPlant(260, colours, draw, colours.deep)),
  ].join('');
}

export function serverRoom(stage: Stage): string {
  const { colours, draw } = stage;
  return [
    rect(0, 0, W, 900, colours.deep),
    path(`M0 0H${W}V300Q600 420 0 300Z`, colours.near, { opacity: 0.45 }),
    rect(0, F, W, 210, colours.ink),
    ...[60, 240, 420, 760, 940, 1120].map((x) =>
      at(x, F + 20, serverRack(160, 500, colours, draw)),
    ),
    stroke('M0 120H1200M140 120V190M500 120V190M840 120V190M1020 120V190', colours.metalDeep, 12),
    rect(590, 160, 160, 12, { fill: colours.sun, rx: 6 }),
    path('M590 172H750L860 710H480Z', colours.sun, { opacity: 0.1 }),
    standShadow(660, 830, 480, colours),
    at(
      660,
      826,
      figure(someone(stage), 470, { left: 'hold', right: 'point', legs: 'stand' }, colours),
    ),
    rect(606, 600, 76, 54, { fill: colours.metal, rx: 6 }),
  ].join('');
}

export function frontDesk(stage: Stage): string {
  const { colours, draw } = stage;
  return [
    room(stage, { windows: 1, pictures: true, lamps: 0 }),
    ...[520, 760].map((x) => at(x, 0, pendant(170, 52, colours))),
    at(
      560,
      880,
      figure(someone(stage), 500, { left: 'chest', right: 'wave', legs: 'none' }, colours),
    ),
    at(
      780,
      880,
      figure(someone(stage), 490, { left: 'type', right: 'type', legs: 'none' }, colours),
    ),
    at(670, 850, counter(640, 250, colours, colours.near)),
    at(860, 604, laptop(120, colours)),
    at(430, 600, potPlant(150, colours, draw, colours.accentDeep)),
    at(
      190,
      870,
      figure(someone(stage), 500, { left: 'down', right: 'reach', legs: 'walk' }, colours),
    ),
    group(
      [
        rect(-36, -120, 72, 110, { fill: colours.accent, rx: 10 }),
        stroke('M-16 -120V-160H16V-120', colours.ink, 6),
        circle(-22, -6, 8, colours.ink),
        circle(22, -6, 8, colours.ink),
      ],
      { transform: 'translate(90 872)' },
    ),
    at(1110, 856, potPlant(320, colours, draw, colours.deep)),
  ].join('');
}

export function filmSet(stage: Stage): string {
  const { colours, draw } = stage;
  return [
    rect(0, 0, W, 900, colours.near),
    rect(0, F + 20, W, 200, colours.deep),
    path('M520 120H1120V760Q820 800 520 760Z', colours.accentSoft),
    circle(900, 300, 110, colours.accent),
    path('M520 560Q700 460 860 560T1120 520V760Q820 800 520 760Z', colours.far),
    rug(stage, 820, 790, 260),
    at(
      760,
      800,
      figure(someone(stage), 440, { left: 'hip', right: 'wave', legs: 'stand' }, colours),
    ),
    at(
      930,
      806,
      figure(
        someone(stage),
        430,
        { left: 'chest', right: 'down', legs: 'stand', skirt: true },
        colours,
      ),
    ),
    at(470, 830, spotlight(620, colours), 1, true),
    at(
      250,
      860,
      figure(
        someone(stage, { headgear: 'cap' }),
        470,
        { left: 'down', right: 'reach', legs: 'stand' },
        colours,
      ),
    ),
    at(390, 864, camera(330, colours)),
    at(
      90,
      880,
      figure(someone(stage), 480, { left: 'hold', right: 'hold', legs: 'stand' }, colours),
    ),
    draw.chance(0.5) ? rect(56, 640, 74, 92, { fill: colours.paper, rx: 4 }) : '',
  ].join('');
}

export function classroom(stage: Stage): string {
  const { colours, draw } = stage;
  return [
    room(stage, { windows: 1, pictures: false }),
    at(500, 110, board(600, 330, colours, draw)),
    at(
      560,
      760,
      figure(someone(stage), 440, { left: 'down', right: 'point', legs: 'stand' }, colours),
    ),
    ...[220, 470, 730, 980].map(
      (x) =>
        at(
          x,
          900,
          figure(
            { ...someone(stage), breadth: 1.15 },
            330,
            { left: 'hold', right: draw.chance(0.4) ? 'raise' : 'type', legs: 'none' },
            colours,
          ),
        ) +
        at(x, 900, table(220, 130, colours.wood, colours.woodDeep)) +
        rect(x - 50, 758, 56, 14, draw.pick([colours.accent, colours.near, colours.leaf])) +
        rect(x + 14, 762, 70, 9, colours.paper),
    ),
    greenery(stage, true, false),
  ].join('');
}

export const WORK_DESK = {
  'meeting-room': meetingRoom,
  mentor,
  training,
  'desk-team': deskTeam,
  'server-room': serverRoom,
  'front-desk': frontDesk,
  'film-set': filmSet,
  classroom,
} as const;
