import { oklch, type Palette, paletteOf } from './palette.ts';
import { random } from './random.ts';
import { circle, type Drawing, drawing, group, path, polygon, rect, stroke } from './svg.ts';

const SIZE = 512;

/** Capitals drawn with one even stroke in a box of 100, so that no font is needed. */
const LETTERS: Readonly<Record<string, string>> = {
  A: 'M18 92L50 8L82 92M31 62H69',
  B: 'M24 8V92H54A24 21 0 0 0 54 48H24M24 48H50A20 20 0 0 0 50 8H24',
  C: 'M84 26A42 42 0 1 0 84 74',
  D: 'M24 8V92H42A40 42 0 0 0 42 8Z',
  E: 'M78 8H26V92H78M26 49H68',
  F: 'M78 8H26V92M26 50H66',
  G: 'M82 24A42 42 0 1 0 86 62V54H58',
  H: 'M22 8V92M78 8V92M22 50H78',
  I: 'M50 8V92M34 8H66M34 92H66',
  J: 'M70 8V64A27 27 0 0 1 18 70',
  K: 'M24 8V92M78 8L25 56M44 40L80 92',
  L: 'M28 8V92H78',
  M: 'M16 92V8L50 58L84 8V92',
  N: 'M22 92V8L78 92V8',
  O: 'M50 8A42 42 0 1 0 50 92A42 42 0 1 0 50 8Z',
  P: 'M26 92V8H54A25 25 0 0 1 54 58H26',
  Q: 'M50 8A42 42 0 1 0 50 92A42 42 0 1 0 50 8ZM60 64L86 92',
  R: 'M26 92V8H54A24 24 0 0 1 54 56H26M52 56L80 92',
  S: 'M78 22C66 4 24 4 24 28C24 54 80 44 80 70C80 98 32 98 20 76',
  T: 'M16 8H84M50 8V92',
  U: 'M22 8V60A28 30 0 0 0 78 60V8',
  V: 'M16 8L50 92L84 8',
  W: 'M10 8L30 92L50 28L70 92L90 8',
  X: 'M20 8L80 92M80 8L20 92',
  Y: 'M18 8L50 50L82 8M50 50V92',
  Z: 'M20 8H80L20 92H82',
};

function letter(initial: string, colour: string, size: number, weight: number): string {
  const d = LETTERS[initial] ?? LETTERS.O ?? '';
  return group(stroke(d, colour, weight), {
    transform: `translate(${SIZE / 2 - size / 2} ${SIZE / 2 - size / 2}) scale(${size / 100})`,
  });
}

/** The shape behind the letter; each is complete in itself. */
const MARKS: readonly ((colours: Palette, soft: string) => string)[] = [
  (colours, soft) =>
    circle(256, 256, 216, colours.deep) +
    path('M256 40A216 216 0 0 1 472 256H256Z', colours.near) +
    circle(398, 114, 40, soft),
  (colours, soft) =>
    rect(56, 56, 400, 400, { fill: colours.near, rx: 96 }) +
    path(
      'M56 330Q180 250 300 330T456 300V360A96 96 0 0 1 360 456H152A96 96 0 0 1 56 360Z',
      colours.deep,
    ) +
    circle(376, 140, 34, soft),
  (colours, soft) =>
    polygon([256, 32, 452, 144, 452, 368, 256, 480, 60, 368, 60, 144], colours.deep) +
    polygon([256, 32, 452, 144, 256, 256, 60, 144], colours.near) +
    polygon([256, 32, 354, 88, 256, 144, 158, 88], soft),
  (colours, soft) =>
    path(
      'M64 256C64 140 150 56 256 56H448V256C448 372 362 456 256 456S64 372 64 256Z',
      colours.deep,
    ) +
    path('M448 56V160A104 104 0 0 1 344 56Z', soft) +
    path('M64 256C64 372 150 456 256 456S448 372 448 256C330 330 180 330 64 256Z', colours.near, {
      opacity: 0.6,
    }),
  (colours, soft) =>
    path('M256 36L440 96V250C440 360 366 436 256 480C146 436 72 360 72 250V96Z', colours.deep) +
    path('M256 36L440 96V250C440 360 366 436 256 480Z', colours.near) +
    rect(72, 400, 0, 0, soft),
  (colours, soft) =>
    path(
      'M256 32C340 150 436 220 436 320A180 160 0 0 1 76 320C76 220 172 150 256 32Z',
      colours.near,
    ) +
    path(
      'M256 32C300 96 350 150 386 196C330 330 220 420 96 396A170 160 0 0 1 76 320C76 220 172 150 256 32Z',
      colours.deep,
    ) +
    circle(386, 396, 26, soft),
  (colours, soft) =>
    rect(56, 56, 192, 192, { fill: colours.near, rx: 28 }) +
    rect(264, 56, 192, 192, { fill: soft, rx: 96 }) +
    rect(56, 264, 192, 192, { fill: colours.mid, rx: 96 }) +
    rect(264, 264, 192, 192, { fill: colours.near, rx: 28 }) +
    circle(256, 256, 148, colours.deep),
  (colours, soft) =>
    circle(256, 256, 216, soft) +
    circle(256, 256, 172, colours.deep) +
    path('M84 256A172 172 0 0 0 428 256Z', colours.near, { opacity: 0.55 }),
  (colours, soft) =>
    group(rect(96, 96, 320, 320, { fill: colours.deep, rx: 56 }), {
      transform: 'rotate(45 256 256)',
    }) +
    group(rect(150, 150, 212, 212, { fill: colours.near, rx: 40 }), {
      transform: 'rotate(45 256 256)',
    }) +
    circle(256, 66, 22, soft) +
    circle(256, 446, 22, soft),
  (colours, soft) =>
    path('M56 456V200A144 144 0 0 1 200 56H456V312A144 144 0 0 1 312 456Z', colours.deep) +
    path('M56 456V330A126 126 0 0 1 182 456Z', soft) +
    path('M456 56V182A126 126 0 0 1 330 56Z', colours.near),
];

/** A geometric mark with the initial, in the company's two hues. */
export function drawLogo(company: number, brandEn: string): Drawing {
  const draw = random('logo', company);
  const colours = paletteOf(company);
  const mark = draw.pick(MARKS);
  const soft = oklch(0.8, 0.13, colours.other);
  const initial = brandEn
    .replace(/^[A-Z]{2} /, '')
    .charAt(0)
    .toUpperCase();
  const paper = rect(0, 0, SIZE, SIZE, oklch(0.99, 0.005, colours.main));
  return drawing(
    SIZE,
    SIZE,
    paper + mark(colours, soft) + letter(initial, oklch(0.99, 0.01, colours.other), 170, 15),
  );
}
