import { figure } from '../figure.ts';
import { box, table } from '../furniture.ts';
import { conveyor, loomFrame, robotArm } from '../machines.ts';
import { potPlant } from '../nature.ts';
import type { Stage } from '../room.ts';
import { greenery, room, SCENE, someone, standShadow } from '../room.ts';
import { at, circle, group, path, polygon, rect, stroke } from '../svg.ts';
import { forklift } from '../vehicles.ts';

const { width: W, floor: F } = SCENE;

export function robotLine(stage: Stage): string {
  const { colours, draw } = stage;
  return [
    room(stage, { windows: 3, pictures: false, lamps: 2 }),
    at(300, 730, robotArm(400, 1, colours)),
    at(820, 730, robotArm(400, -1, colours)),
    at(-30, 850, conveyor(1290, 150, colours)),
    ...Array.from({ length: 5 }, (_, index) =>
      group(
        [
          rect(-60, -70, 120, 70, { fill: index % 2 ? colours.mid : colours.metal, rx: 10 }),
          circle(0, -36, 18, colours.accentSoft),
        ],
        { transform: `translate(${120 + index * 250} 678)` },
      ),
    ),
    standShadow(1060, 884, 470, colours),
    at(
      1060,
      880,
      figure(
        someone(stage, { headgear: 'helmet', over: { kind: 'vest', colour: colours.accent } }),
        480,
        { left: 'hold', right: 'hold', legs: 'stand' },
        colours,
      ),
    ),
    rect(1020, 680, 80, 58, { fill: colours.ink, rx: 6 }),
    rect(1027, 686, 66, 44, colours.far),
    draw.chance(0.5) ? at(120, 886, potPlant(200, colours, draw, colours.accentDeep)) : '',
  ].join('');
}

export function workbench(stage: Stage): string {
  const { colours, draw } = stage;
  return [
    room(stage, { windows: 1, pictures: false }),
    rect(470, 150, 600, 280, { fill: colours.wood, rx: 8 }),
    ...Array.from({ length: 7 }, (_, index) => {
      const x = 520 + index * 82;
      return (
        stroke(
          `M${x} 200V${280 + (index % 3) * 30}`,
          index % 2 ? colours.metalDeep : colours.metal,
          14,
        ) +
        rect(x - 12, 270 + (index % 3) * 30, 24, 60, {
          fill: index % 2 ? colours.accentDeep : colours.near,
          rx: 8,
        })
      );
    }),
    at(
      430,
      884,
      figure(
        someone(stage, { over: { kind: 'apron', colour: colours.accentDeep } }),
        490,
        { left: 'hold', right: 'reach', legs: 'none' },
        colours,
      ),
    ),
    at(
      800,
      884,
      figure(
        someone(stage, { headgear: 'cap' }),
        480,
        { left: 'type', right: 'hold', legs: 'none' },
        colours,
      ),
    ),
    at(600, 880, table(1040, 244, colours.wood, colours.woodDeep)),
    rect(540, 600, 140, 38, { fill: colours.metalDeep, rx: 6 }),
    rect(580, 566, 60, 40, { fill: colours.near, rx: 6 }),
    polygon(
      [
        [900, 636],
        [960, 560],
        [1020, 636],
      ],
      colours.accent,
    ),
    circle(240, 612, 26, colours.accentDeep),
    rect(180, 616, 40, 22, colours.mid),
    at(1080, 636, potPlant(120, colours, draw, colours.paper)),
  ].join('');
}

export function loom(stage: Stage): string {
  const { colours } = stage;
  const spools = [
    colours.accent,
    colours.near,
    colours.accentDeep,
    colours.leaf,
    colours.far,
    colours.accentSoft,
  ];
  return [
    room(stage, { windows: 1, pictures: false }),
    rect(830, 180, 300, 14, colours.wood),
    rect(830, 300, 300, 14, colours.wood),
    ...spools.map((tone, index) => {
      const x = 866 + (index % 3) * 92;
      const y = 180 + Math.floor(index / 3) * 120;
      return (
        rect(x, y - 70, 52, 70, { fill: tone, rx: 12 }) +
        rect(x - 6, y - 76, 64, 10, colours.woodDeep)
      );
    }),
    at(480, 850, loomFrame(620, 620, colours)),
    at(
      690,
      872,
      figure(someone(stage), 470, { left: 'reach', right: 'hold', legs: 'sit' }, colours),
      1,
      true,
    ),
    rect(630, 768, 130, 20, { fill: colours.wood, rx: 8 }),
    stroke('M646 788V872M744 788V872', colours.woodDeep, 12),
    at(
      960,
      860,
      figure(someone(stage), 460, { left: 'carry', right: 'carry', legs: 'stand' }, colours),
    ),
    rect(880, 668, 160, 36, { fill: colours.accent, rx: 16 }),
    greenery(stage, true, false),
  ].join('');
}

export function warehouse(stage: Stage): string {
  const { colours, draw } = stage;
  const racks = [0, 1, 2].flatMap((level) =>
    Array.from({ length: 8 }, (_, index) =>
      draw.chance(0.86)
        ? at(
            110 + index * 142,
            690 - level * 176,
            box(104 + draw.int(0, 20), 84 + draw.int(0, 40), colours),
          )
        : '',
    ),
  );
  return [
    rect(0, 0, W, 900, colours.wall),
    path('M0 0H1200V110L600 40L0 110Z', colours.wallShade),
    rect(0, F, W, 210, colours.floor),
    stroke('M40 150V700M320 150V700M600 150V700M880 150V700M1160 150V700', colours.near, 16),
    ...racks,
    ...[0, 1, 2].map((level) => rect(30, 690 - level * 176, 1140, 16, colours.accentDeep)),
    path('M0 790H1200V806H0Z', colours.accent),
    at(160, 866, forklift(330, colours)),
    at(570, 826, box(130, 110, colours)),
    at(
      330,
      838,
      figure(
        someone(stage, { headgear: 'cap' }),
        300,
        { left: 'reach', right: 'reach', legs: 'none' },
        colours,
      ),
    ),
    standShadow(900, 862, 470, colours),
    at(
      900,
      858,
      figure(
        someone(stage, { headgear: 'helmet', over: { kind: 'vest', colour: colours.accent } }),
        470,
        { left: 'hold', right: 'point', legs: 'stand' },
        colours,
      ),
      1,
      true,
    ),
  ].join('');
}
