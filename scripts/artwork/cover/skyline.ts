import type { Random } from '../random.ts';
import { group, polygon, rect, stroke } from '../svg.ts';

export interface Tones {
  readonly face: string;
  readonly side: string;
  readonly glass: string;
  readonly lit: string;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Rows of windows on a face; some are lit. */
export function windows(
  { x, y, width, height }: Box,
  columns: number,
  rows: number,
  { glass, lit }: Pick<Tones, 'glass' | 'lit'>,
  draw: Random,
): string {
  const stepX = width / columns;
  const stepY = height / rows;
  const parts: string[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      parts.push(
        rect(
          x + stepX * (column + 0.22),
          y + stepY * (row + 0.2),
          stepX * 0.56,
          stepY * 0.55,
          draw.chance(0.2) ? lit : glass,
        ),
      );
    }
  }
  return parts.join('');
}

/** A tower with its lower left corner on the origin. */
export function tower(w: number, h: number, tones: Tones, draw: Random): string {
  const kind = draw.int(0, 4);
  const side = w * 0.28;
  const parts = [rect(0, -h, w, h, tones.face), rect(w - side, -h, side, h, tones.side)];
  const columns = Math.max(2, Math.round(w / 26));
  const rows = Math.max(3, Math.round(h / 34));
  if (kind === 0) {
    for (let row = 1; row < rows; row += 1) {
      parts.push(rect(w * 0.08, -h + (h / rows) * row, w * 0.6, h / rows / 2.4, tones.glass));
    }
  } else if (kind === 1) {
    for (let column = 0; column < columns; column += 1) {
      parts.push(
        rect(
          w * 0.07 + (w * 0.62 * column) / columns,
          -h + h * 0.06,
          (w * 0.62) / columns / 1.9,
          h * 0.86,
          tones.glass,
        ),
      );
    }
  } else {
    parts.push(
      windows(
        { x: w * 0.04, y: -h * 0.96, width: w * 0.66, height: h * 0.9 },
        columns,
        rows,
        { glass: tones.glass, lit: tones.lit },
        draw,
      ),
    );
  }
  if (kind === 2) parts.push(polygon([0, -h, w, -h, w, -h - w * 0.4], tones.side));
  if (kind === 3) parts.push(rect(w * 0.2, -h - w * 0.22, w * 0.6, w * 0.22, tones.face));
  if (kind === 4) parts.push(stroke(`M${w * 0.5} ${-h}v${-w * 0.7}`, tones.side, 4));
  return group(parts);
}

export interface Skyline {
  readonly width: number;
  readonly base: number;
  readonly low: number;
  readonly high: number;
}

export function skyline({ width, base, low, high }: Skyline, tones: Tones, draw: Random): string {
  const parts: string[] = [];
  let x = -20 - draw.next() * 40;
  while (x < width) {
    const w = 56 + draw.next() * 74;
    const middle = 1 - Math.abs((x + w / 2) / width - 0.5) * 0.9;
    const h = (low + (high - low) * draw.next() ** 1.4) * (0.55 + middle * 0.6);
    parts.push(
      group(tower(w, h, tones, draw), { transform: `translate(${Math.round(x)} ${base})` }),
    );
    x += w + (draw.chance(0.3) ? 14 : 2);
  }
  return parts.join('');
}
