import type { Random } from '../random.ts';
import type { Palette } from './color.ts';
import { circle, group, path, polygon, rect, stroke } from './svg.ts';

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

/** Stands with its lower left corner on the origin. */
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
  if (kind === 2)
    parts.push(
      polygon(
        [
          [0, -h],
          [w, -h],
          [w, -h - w * 0.4],
        ],
        tones.side,
      ),
    );
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

/** A long hall with a saw-tooth roof, stacks and a band of windows. */
export function factory(w: number, h: number, colours: Palette, draw: Random): string {
  const teeth = 4 + draw.int(0, 2);
  const step = (w * 0.78) / teeth;
  const roof = Array.from({ length: teeth }, (_, index) =>
    polygon(
      [
        [step * index, -h * 0.62],
        [step * index, -h * 0.92],
        [step * (index + 1), -h * 0.62],
      ],
      index % 2 === 0 ? colours.near : colours.mid,
    ),
  );
  const glazing = Array.from({ length: teeth }, (_, index) =>
    polygon(
      [
        [step * index + 5, -h * 0.64],
        [step * index + 5, -h * 0.86],
        [step * index + step * 0.2, -h * 0.8],
        [step * index + step * 0.2, -h * 0.64],
      ],
      colours.glass,
    ),
  );
  return group([
    rect(w * 0.83, -h * 1.3, w * 0.045, h * 0.8, colours.wallShade),
    rect(w * 0.83, -h * 1.3, w * 0.045, h * 0.08, colours.accentDeep),
    rect(w * 0.9, -h * 1.12, w * 0.04, h * 0.6, colours.wallShade),
    rect(w * 0.9, -h * 1.12, w * 0.04, h * 0.07, colours.accentDeep),
    ...roof,
    ...glazing,
    rect(0, -h * 0.62, w * 0.78, h * 0.62, colours.paper),
    rect(w * 0.78, -h * 0.8, w * 0.22, h * 0.8, colours.accentSoft),
    rect(w * 0.78, -h * 0.8, w * 0.22, h * 0.1, colours.accent),
    rect(0, -h * 0.46, w * 0.78, h * 0.1, colours.glass),
    ...Array.from({ length: 11 }, (_, index) =>
      rect(w * 0.07 * (index + 1) - 3, -h * 0.46, 5, h * 0.1, colours.paper),
    ),
    rect(w * 0.08, -h * 0.24, w * 0.13, h * 0.24, colours.mid),
    rect(w * 0.3, -h * 0.24, w * 0.13, h * 0.24, colours.mid),
    rect(w * 0.84, -h * 0.3, w * 0.09, h * 0.3, colours.deep),
    rect(0, -6, w, 6, { fill: colours.ink, opacity: 0.12 }),
  ]);
}

/** A wide public building: hospital, school, hotel, office; the sign tells which. */
export function hall(
  w: number,
  h: number,
  sign: 'cross' | 'flag' | 'arch' | 'plain',
  colours: Palette,
  draw: Random,
): string {
  const wing = (x: number, width: number, height: number): string =>
    group([
      rect(x, -height, width, height, colours.paper),
      rect(x, -height, width, h * 0.05, colours.accent),
      windows(
        {
          x: x + width * 0.04,
          y: -height + h * 0.1,
          width: width * 0.92,
          height: height - h * 0.2,
        },
        Math.max(3, Math.round(width / 46)),
        Math.max(2, Math.round(height / 70)),
        { glass: colours.mid, lit: colours.accentSoft },
        draw,
      ),
    ]);
  const middle = w * 0.26;
  const parts = [
    wing(0, w * 0.4, h * 0.7),
    wing(w * 0.6, w * 0.4, h * 0.7),
    rect(w / 2 - middle / 2, -h, middle, h, colours.accentSoft),
    rect(w / 2 - middle / 2, -h, middle, h * 0.06, colours.accentDeep),
    windows(
      { x: w / 2 - middle * 0.42, y: -h * 0.66, width: middle * 0.84, height: h * 0.36 },
      4,
      2,
      { glass: colours.near, lit: colours.sun },
      draw,
    ),
    rect(w / 2 - middle * 0.3, -h * 0.22, middle * 0.6, h * 0.22, colours.deep),
    rect(w / 2 - 2, -h * 0.22, 4, h * 0.22, colours.glass),
    rect(w / 2 - middle * 0.42, -h * 0.26, middle * 0.84, h * 0.05, colours.accentDeep),
  ];
  const top = -h * 0.82;
  if (sign === 'cross') {
    parts.push(
      circle(w / 2, top, h * 0.085, colours.paper),
      rect(w / 2 - h * 0.05, top - h * 0.016, h * 0.1, h * 0.032, colours.accentDeep),
      rect(w / 2 - h * 0.016, top - h * 0.05, h * 0.032, h * 0.1, colours.accentDeep),
    );
  } else if (sign === 'flag') {
    parts.push(
      stroke(`M${w / 2} ${-h}v${-h * 0.34}`, colours.metalDeep, 5),
      path(
        `M${w / 2} ${-h * 1.33}q${h * 0.09} ${-h * 0.05} ${h * 0.18} 0t${h * 0.18} 0v${h * 0.13}q${-h * 0.09} ${h * 0.05} ${-h * 0.18} 0t${-h * 0.18} 0Z`,
        colours.accentDeep,
      ),
      circle(w / 2, top, h * 0.07, colours.paper),
      stroke(`M${w / 2} ${top}v${-h * 0.045}M${w / 2} ${top}h${h * 0.03}`, colours.deep, 4),
    );
  } else if (sign === 'arch') {
    parts.push(
      path(
        `M${w / 2 - middle * 0.6} ${-h}L${w / 2} ${-h * 1.3}L${w / 2 + middle * 0.6} ${-h}Z`,
        colours.accentDeep,
      ),
      path(
        `M${w / 2 - middle * 0.44} ${-h * 0.98}L${w / 2} ${-h * 1.18}L${w / 2 + middle * 0.44} ${-h * 0.98}Z`,
        colours.accent,
      ),
    );
  }
  return group(parts);
}
