import { oklch } from '../color.ts';
import { child, figure } from '../figure.ts';
import { stiltHouse } from '../houses.ts';
import { bush, palm } from '../nature.ts';
import type { Stage } from '../room.ts';
import { outdoors, SCENE, someone, treeLine } from '../room.ts';
import { boat } from '../structures.ts';
import { at, circle, ellipse, path, polygon, rect, stroke } from '../svg.ts';

const { width: W } = SCENE;

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
