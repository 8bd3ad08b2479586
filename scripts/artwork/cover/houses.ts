import type { Palette } from '../palette.ts';
import type { Random } from '../random.ts';
import { group, path, rect, stroke } from '../svg.ts';

/** A row of narrow town houses with awnings. */
export function shophouses(
  count: number,
  w: number,
  h: number,
  colours: Palette,
  draw: Random,
): string {
  const faces = [colours.paper, colours.accentSoft, colours.wall, colours.glass];
  const awnings = [colours.accent, colours.accentDeep, colours.near, colours.mid];
  return Array.from({ length: count }, (_, index) => {
    const height = h * (0.86 + draw.next() * 0.28);
    const x = w * index;
    const face = faces[index % faces.length] ?? colours.paper;
    const awning = awnings[draw.int(0, 3)] ?? colours.accent;
    const stripes = Array.from({ length: 4 }, (__, stripe) =>
      rect(x + w * 0.06 + (w * 0.88 * stripe) / 4, -h * 0.36, w * 0.11, h * 0.1, {
        fill: colours.paper,
        opacity: 0.7,
      }),
    );
    return group([
      rect(x, -height, w, height, face),
      rect(x, -height - h * 0.04, w, h * 0.06, colours.near),
      ...[0.14, 0.56].flatMap((dx) => [
        rect(x + w * dx, -height * 0.84, w * 0.3, h * 0.2, { fill: colours.deep, rx: w * 0.15 }),
        rect(x + w * (dx + 0.13), -height * 0.84, w * 0.04, h * 0.2, face),
        rect(x + w * (dx - 0.02), -height * 0.84 + h * 0.2, w * 0.34, h * 0.025, colours.near),
      ]),
      rect(x + w * 0.1, -h * 0.28, w * 0.46, h * 0.28, colours.glass),
      rect(x + w * 0.64, -h * 0.28, w * 0.24, h * 0.28, colours.woodDeep),
      rect(x + w * 0.06, -h * 0.36, w * 0.88, h * 0.1, awning),
      ...stripes,
      rect(x + w - 4, -height, 4, height, { fill: colours.ink, opacity: 0.08 }),
    ]);
  }).join('');
}

/** A Thai house on stilts, at home in fields and by the water. */
export function stiltHouse(w: number, colours: Palette): string {
  const h = w * 0.8;
  return group([
    ...[0.12, 0.36, 0.64, 0.88].map((dx) =>
      rect(w * dx - 5, -h * 0.32, 10, h * 0.32, colours.woodDeep),
    ),
    rect(w * 0.04, -h * 0.36, w * 0.92, h * 0.06, colours.woodDeep),
    rect(w * 0.1, -h * 0.68, w * 0.8, h * 0.34, colours.wood),
    rect(w * 0.24, -h * 0.6, w * 0.16, h * 0.16, colours.deep),
    rect(w * 0.56, -h * 0.62, w * 0.18, h * 0.26, colours.woodDeep),
    path(
      `M${-w * 0.06} ${-h * 0.64}L${w * 0.3} ${-h * 1.06}H${w * 0.7}L${w * 1.06} ${-h * 0.64}Z`,
      colours.accentDeep,
    ),
    path(
      `M${-w * 0.06} ${-h * 0.64}L${w * 0.3} ${-h * 1.06}H${w * 0.42}L${w * 0.12} ${-h * 0.64}Z`,
      colours.accent,
    ),
    stroke(
      `M${w * 0.2} 0L${w * 0.32} ${-h * 0.34}M${w * 0.28} 0L${w * 0.4} ${-h * 0.34}`,
      colours.woodDeep,
      5,
    ),
  ]);
}

export function silo(w: number, h: number, colours: Palette): string {
  return group([
    rect(0, -h, w, h, colours.metal),
    rect(w * 0.66, -h, w * 0.34, h, { fill: colours.metalDeep, opacity: 0.6 }),
    path(`M0 ${-h}Q${w / 2} ${-h - w * 0.7} ${w} ${-h}Z`, colours.metalDeep),
    ...[0.25, 0.5, 0.75].map((share) => rect(0, -h * share, w, 4, colours.metalDeep)),
  ]);
}
