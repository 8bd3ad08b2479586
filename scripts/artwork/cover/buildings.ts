import type { Palette } from '../palette.ts';
import type { Random } from '../random.ts';
import { circle, group, path, polygon, rect, stroke } from '../svg.ts';

import { windows } from './skyline.ts';

/** A long hall with a saw-tooth roof, stacks and a band of windows. */
export function factory(w: number, h: number, colours: Palette, draw: Random): string {
  const teeth = 4 + draw.int(0, 2);
  const step = (w * 0.78) / teeth;
  const roof = Array.from({ length: teeth }, (_, index) =>
    polygon(
      [step * index, -h * 0.62, step * index, -h * 0.92, step * (index + 1), -h * 0.62],
      index % 2 === 0 ? colours.near : colours.mid,
    ),
  );
  const glazing = Array.from({ length: teeth }, (_, index) =>
    polygon(
      [
        step * index + 5,
        -h * 0.64,
        step * index + 5,
        -h * 0.86,
        step * index + step * 0.2,
        -h * 0.8,
        step * index + step * 0.2,
        -h * 0.64,
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
