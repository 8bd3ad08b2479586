import type { Family } from './family.ts';
import { oklch, type Palette, paletteAt } from './palette.ts';
import { type Headgear, hairBehind, head, type Person, randomPerson } from './person.ts';
import { random } from './random.ts';
import { circle, type Drawing, drawing, group, path, positioned, rect, stroke } from './svg.ts';

const SIZE = 800;

const WEAR: Readonly<Record<Family, readonly Headgear[]>> = {
  farm: ['straw', 'cap', 'none'],
  food: ['net', 'chef', 'none'],
  restaurant: ['chef', 'none', 'none'],
  shop: ['none', 'cap', 'none'],
  tech: ['none'],
  factory: ['helmet', 'cap', 'none'],
  finance: ['none'],
  build: ['helmet', 'helmet', 'none'],
  craft: ['none', 'cap'],
  care: ['none', 'none', 'net'],
  energy: ['helmet', 'cap', 'none'],
  port: ['cap', 'helmet', 'none'],
  hotel: ['none', 'none', 'chef'],
  studio: ['none', 'cap'],
  school: ['none'],
  office: ['none'],
};

const GROUNDS: readonly ((colours: Palette) => string)[] = [
  (colours) => circle(400, 430, 330, colours.accentSoft),
  (colours) => rect(90, 110, 620, 700, { fill: colours.wallShade, rx: 310 }),
  (colours) => circle(250, 300, 220, colours.accentSoft) + circle(570, 470, 260, colours.wallShade),
  (colours) =>
    path('M0 560Q220 420 420 540T800 480V800H0Z', colours.wallShade) +
    circle(610, 220, 100, colours.accentSoft),
  (colours) =>
    group(
      [0, 1, 2, 3].map((index) =>
        rect(80 + index * 170, 90 + (index % 2) * 60, 120, 800, {
          fill: index % 2 ? colours.wallShade : colours.accentSoft,
          rx: 60,
        }),
      ),
    ),
];

function garment(person: Person, colours: Palette, kind: number): string {
  const w = 268 * person.breadth;
  const left = 400 - w;
  const right = 400 + w;
  const body = `M${left} 840V800C${left} 640 ${left + 70} 590 330 562Q400 640 470 562C${right - 70} 590 ${right} 640 ${right} 800V840Z`;
  const shade = path(
    `M${right} 800C${right} 640 ${right - 70} 590 470 562Q460 600 430 612Q520 640 540 800Z`,
    colours.ink,
    { opacity: 0.09 },
  );
  const parts = [path(body, person.top), shade];
  if (kind === 0) {
    parts.push(
      path('M330 562L300 600L372 690L400 622Z', colours.paper),
      path('M470 562L500 600L428 690L400 622Z', colours.paper),
    );
  } else if (kind === 1) {
    parts.push(stroke('M328 566Q400 664 472 566', colours.paper, 18, { opacity: 0.85 }));
  } else if (kind === 2) {
    // A coat or jacket over a light shirt.
    parts.push(
      path('M340 556Q400 620 460 556L440 800H360Z', colours.paper),
      path('M332 560L296 604L368 800H352L270 620Z', colours.ink, { opacity: 0.14 }),
      path('M468 560L504 604L432 800H448L530 620Z', colours.ink, { opacity: 0.14 }),
    );
  } else if (kind === 3) {
    parts.push(
      rect(296, 640, 208, 170, { fill: colours.accentDeep, rx: 20 }),
      stroke('M312 648Q318 596 336 566M488 648Q482 596 464 566', colours.accentDeep, 16),
      rect(356, 716, 88, 60, { fill: colours.ink, rx: 10, opacity: 0.12 }),
    );
  } else {
    parts.push(
      path('M330 562Q400 640 470 562L478 576Q400 668 322 576Z', colours.ink, { opacity: 0.16 }),
      stroke('M400 626V800', colours.ink, 5, { opacity: 0.16 }),
      circle(400, 690, 6, colours.ink, { opacity: 0.3 }),
      circle(400, 750, 6, colours.ink, { opacity: 0.3 }),
    );
  }
  return parts.join('');
}

/** Families that dress alike share their portraits. */
export function dressOf(family: Family): string {
  return WEAR[family].join('-');
}

/** A fictional person of the company, drawn from the chest up. */
export function drawPortrait(palette: number, family: Family, variant: number): Drawing {
  const draw = random('portrait', palette, dressOf(family), variant);
  const colours = paletteAt(palette);
  const person = randomPerson(colours, draw, { headgear: draw.pick(WEAR[family]) });
  const ground = draw.pick(GROUNDS);
  const glasses = draw.chance(0.22);
  const neckShade = oklch(0.5, 0.06, 50);
  const content = [
    rect(0, 0, SIZE, SIZE, colours.wall),
    ground(colours),
    group(
      [
        positioned(400, 372, hairBehind(person, 124)),
        path('M344 440V560Q344 610 400 616Q456 610 456 560V440Z', person.skin),
        path('M344 500Q400 560 456 500V530Q400 590 344 530Z', neckShade, { opacity: 0.22 }),
        garment(person, colours, draw.int(0, 4)),
        positioned(400, 372, head(person, 124, colours)),
        glasses
          ? stroke(
              'M322 388a34 34 0 1 0 68 0a34 34 0 1 0 -68 0M410 388a34 34 0 1 0 68 0a34 34 0 1 0 -68 0M390 384q10 -8 20 0',
              colours.ink,
              7,
              { opacity: 0.75 },
            )
          : '',
        group(
          path('M352 436Q400 474 448 436', 'none', {
            stroke: neckShade,
            'stroke-width': 8,
            'stroke-linecap': 'round',
            opacity: 0.35,
          }),
        ),
      ],
      { transform: `rotate(${draw.int(-2, 2)} 400 700)` },
    ),
  ].join('');
  return drawing(SIZE, SIZE, content);
}
