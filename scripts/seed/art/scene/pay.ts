import { hall } from '../buildings.ts';
import { child, figure, wheelchairUser } from '../figure.ts';
import { counter, framed } from '../furniture.ts';
import { bush, potPlant, roundTree } from '../nature.ts';
import type { Stage } from '../room.ts';
import { greenery, outdoors, room, SCENE, someone, treeLine } from '../room.ts';
import { at, circle, ellipse, group, path, polygon, rect, stroke } from '../svg.ts';
import { bus } from '../vehicles.ts';

const { width: W, floor: F } = SCENE;

function coin(r: number, stage: Stage): string {
  const { colours } = stage;
  return (
    circle(0, 0, r, colours.accentDeep) +
    circle(0, -2, r * 0.9, colours.accent) +
    circle(0, -2, r * 0.62, 'none', { stroke: colours.accentDeep, 'stroke-width': r * 0.08 })
  );
}

export function savingsJar(stage: Stage): string {
  const { colours, draw } = stage;
  const coins = Array.from({ length: 30 }, (_, index) =>
    at(
      470 + (index % 6) * 52 + (Math.floor(index / 6) % 2) * 24,
      706 - Math.floor(index / 6) * 40 + draw.int(-6, 6),
      coin(32, stage),
    ),
  );
  return [
    room(stage, { windows: 1, pictures: true }),
    rect(0, 740, W, 160, colours.wood),
    rect(0, 740, W, 18, colours.woodDeep),
    ellipse(600, 752, 260, 18, { fill: colours.ink, opacity: 0.14 }),
    rect(410, 400, 380, 350, { fill: colours.glass, rx: 60, opacity: 0.85 }),
    ...coins,
    path('M440 560Q600 500 760 560V600H440Z', colours.woodDeep, { opacity: 0.75 }),
    stroke('M600 560Q590 420 604 300', colours.leafDeep, 16),
    path('M600 430Q480 430 450 330Q570 320 600 430Z', colours.leaf),
    path('M602 380Q720 370 760 270Q640 260 602 380Z', colours.leafSoft),
    path('M604 310Q560 250 604 180Q650 250 604 310Z', colours.leafDeep),
    rect(440, 420, 26, 300, { fill: colours.paper, rx: 13, opacity: 0.5 }),
    rect(396, 384, 408, 40, { fill: colours.metalDeep, rx: 16, opacity: 0.55 }),
    at(900, 726, coin(36, stage)),
    at(960, 726, coin(36, stage)),
    at(930, 672, coin(36, stage)),
    at(220, 748, potPlant(230, colours, draw, colours.accentDeep)),
  ].join('');
}

export function umbrella(stage: Stage): string {
  const { colours, draw } = stage;
  const rain = Array.from({ length: 46 }, () => {
    const x = draw.int(0, W);
    const y = draw.int(20, 560);
    return `M${x} ${y}l-8 34`;
  }).join('');
  return [
    outdoors(stage),
    treeLine(stage, F + 6, 7, 150),
    stroke(rain, colours.near, 5, { opacity: 0.35 }),
    path(
      'M220 440Q260 150 600 130T980 440Q930 390 885 440Q838 390 790 440Q742 390 695 440Q648 390 600 440Q552 390 505 440Q458 390 410 440Q362 390 315 440Q268 390 220 440Z',
      colours.accent,
    ),
    path('M600 130Q720 180 790 440Q742 390 695 440Q648 390 600 440Z', colours.accentDeep),
    path('M600 130Q300 180 315 440Q268 390 220 440Q260 150 600 130Z', colours.accentDeep, {
      opacity: 0.6,
    }),
    stroke('M600 130V96M600 430V700', colours.ink, 10),
    ellipse(600, 846, 330, 24, { fill: colours.ink, opacity: 0.1 }),
    at(
      440,
      840,
      figure(
        someone(stage),
        430,
        { left: 'down', right: 'chest', legs: 'stand', skirt: draw.chance(0.6) },
        colours,
      ),
    ),
    at(
      575,
      836,
      figure(someone(stage), 460, { left: 'down', right: 'hold', legs: 'stand' }, colours),
    ),
    at(
      700,
      846,
      child(someone(stage), 280, { left: 'down', right: 'wave', legs: 'stand' }, colours),
    ),
    at(
      800,
      840,
      figure(
        { ...someone(stage), hair: '#d5d2cc' },
        400,
        { left: 'hip', right: 'down', legs: 'stand' },
        colours,
      ),
    ),
  ].join('');
}

export function award(stage: Stage): string {
  const { colours, draw } = stage;
  const flags = Array.from({ length: 12 }, (_, index) =>
    polygon(
      [
        [50 + index * 96, 96 + Math.sin(index * 0.57) * 26],
        [118 + index * 96, 96 + Math.sin((index + 0.7) * 0.57) * 26],
        [84 + index * 96, 170],
      ],
      [colours.accent, colours.near, colours.accentDeep, colours.far][index % 4] ?? colours.accent,
    ),
  );
  const bits = Array.from({ length: 40 }, () =>
    rect(draw.int(120, 1080), draw.int(190, 540), 14, 8, {
      fill: draw.pick([colours.accent, colours.near, colours.accentDeep, colours.leafSoft]),
      rx: 2,
    }),
  );
  return [
    rect(0, 0, W, 900, colours.wall),
    path('M0 0H230Q160 420 60 720H0ZM1200 0H970Q1040 420 1140 720H1200Z', colours.near),
    path('M0 0H120Q90 420 20 720H0ZM1200 0H1080Q1110 420 1180 720H1200Z', colours.deep),
    ...flags,
    ...bits,
    rect(0, 720, W, 180, colours.floorShade),
    rect(120, 700, 960, 60, { fill: colours.wood, rx: 8 }),
    rect(120, 740, 960, 40, colours.woodDeep),
    at(
      520,
      712,
      figure(someone(stage), 450, { left: 'hip', right: 'raise', legs: 'stand' }, colours),
    ),
    path(
      'M500 168H590V200Q590 250 545 254Q500 250 500 200ZM532 254H558V282H532ZM512 282H578V300H512Z',
      colours.accent,
    ),
    stroke(
      'M500 186Q470 190 480 220Q488 236 506 232M590 186Q620 190 610 220Q602 236 584 232',
      colours.accent,
      9,
    ),
    at(
      720,
      712,
      figure(someone(stage), 440, { left: 'chest', right: 'chest', legs: 'stand' }, colours),
    ),
    ...[170, 340, 560, 800, 1010].map((x) =>
      at(
        x,
        1080,
        figure(
          someone(stage),
          420,
          { left: 'raise', right: draw.chance(0.5) ? 'raise' : 'chest', legs: 'none' },
          colours,
        ),
      ),
    ),
  ].join('');
}

export function healthCheck(stage: Stage): string {
  const { colours, draw } = stage;
  return [
    room(stage, { windows: 1, pictures: false }),
    rect(560, 140, 220, 320, { fill: colours.paper, rx: 12 }),
    stroke('M600 200H740M616 250H724M632 300H708M646 350H694', colours.ink, 12),
    rect(860, 180, 190, 150, { fill: colours.deep, rx: 14 }),
    stroke('M876 262H910L926 216L950 300L968 262H1034', colours.leafSoft, 8),
    at(
      430,
      862,
      figure(
        someone(stage, { over: { kind: 'coat', colour: colours.paper } }),
        480,
        { left: 'hold', right: 'reach', legs: 'stand' },
        colours,
      ),
    ),
    rect(640, 770, 130, 24, { fill: colours.near, rx: 10 }),
    stroke('M705 794V866M650 872H760', colours.metalDeep, 14),
    at(
      690,
      880,
      figure(someone(stage), 470, { left: 'reach', right: 'hold', legs: 'sit' }, colours),
    ),
    rect(590, 574, 60, 26, { fill: colours.accentDeep, rx: 8 }),
    at(
      1010,
      862,
      draw.chance(0.5)
        ? wheelchairUser(someone(stage), 440, { left: 'hold', right: 'hold', legs: 'sit' }, colours)
        : figure(someone(stage), 450, { left: 'down', right: 'hip', legs: 'stand' }, colours),
    ),
    at(120, 856, potPlant(300, colours, draw, colours.accentDeep)),
  ].join('');
}

export function shuttle(stage: Stage): string {
  const { colours, draw } = stage;
  return [
    outdoors(stage, 600),
    at(260, 690, hall(780, 330, 'plain', colours, draw)),
    at(120, 700, roundTree(280, colours, draw)),
    at(1110, 700, roundTree(300, colours, draw)),
    rect(0, 690, W, 24, colours.metal),
    rect(0, 714, W, 186, colours.deep),
    ...Array.from({ length: 8 }, (_, index) =>
      rect(index * 170 + 20, 846, 96, 9, { fill: colours.paper, rx: 4 }),
    ),
    at(420, 820, bus(640, colours, colours.accent)),
    ...[130, 230, 330].map((x, index) =>
      at(
        x,
        800 + (index % 2) * 16,
        figure(
          someone(stage),
          350,
          {
            left: 'down',
            right: index === 2 ? 'wave' : 'hold',
            legs: index === 1 ? 'walk' : 'stand',
          },
          colours,
        ),
      ),
    ),
    at(1130, 700, bush(120, colours, draw)),
  ].join('');
}

function gift(w: number, h: number, colour: string, ribbon: string): string {
  return group([
    rect(-w / 2, -h, w, h, { fill: colour, rx: 6 }),
    rect(-w * 0.56, -h, w * 1.12, h * 0.22, { fill: colour, rx: 6 }),
    rect(-w * 0.56, -h, w * 1.12, h * 0.22, { fill: '#fff', opacity: 0.18, rx: 6 }),
    rect(-w * 0.09, -h, w * 0.18, h, ribbon),
    path(
      `M0 ${-h}Q${-w * 0.4} ${-h - w * 0.4} ${-w * 0.36} ${-h - w * 0.06}Q${-w * 0.2} ${-h + 2} 0 ${-h}Q${w * 0.2} ${-h + 2} ${w * 0.36} ${-h - w * 0.06}Q${w * 0.4} ${-h - w * 0.4} 0 ${-h}Z`,
      ribbon,
    ),
  ]);
}

export function gifts(stage: Stage): string {
  const { colours, draw } = stage;
  const lights = Array.from({ length: 22 }, (_, index) =>
    circle(
      30 + index * 54,
      90 + Math.sin(index * 0.8) * 34,
      11,
      [colours.accent, colours.sun, colours.near][index % 3] ?? colours.accent,
    ),
  );
  return [
    room(stage, { windows: 1, pictures: false }),
    stroke(
      `M0 86${Array.from({ length: 12 }, (_, index) => `Q${index * 108 + 54} ${index % 2 ? 30 : 150} ${index * 108 + 108} 90`).join('')}`,
      colours.ink,
      3,
      { opacity: 0.4 },
    ),
    ...lights,
    at(980, 180, framed(150, 110, colours)),
    ...[360, 860].map((x, index) =>
      at(
        x,
        884,
        figure(
          someone(stage),
          490,
          { left: index ? 'reach' : 'chest', right: index ? 'wave' : 'reach', legs: 'none' },
          colours,
        ),
      ),
    ),
    at(600, 880, counter(980, 236, colours, colours.accentDeep)),
    at(290, 650, gift(130, 120, colours.near, colours.accentSoft)),
    at(440, 650, gift(110, 160, colours.accent, colours.paper)),
    at(600, 650, gift(170, 130, colours.leaf, colours.accentSoft)),
    at(610, 520, gift(110, 90, colours.accentSoft, colours.accentDeep)),
    at(760, 650, gift(120, 150, colours.deep, colours.accent)),
    at(920, 650, gift(140, 110, colours.mid, colours.paper)),
    draw.chance(0.5) ? greenery(stage, true, false) : greenery(stage, false, true),
  ].join('');
}

export const PAY = {
  'savings-jar': savingsJar,
  umbrella,
  award,
  'health-check': healthCheck,
  shuttle,
  gifts,
} as const;
