import type { Palette } from '../palette.ts';
import type { Random } from '../random.ts';
import { circle, ellipse, group, path, rect, stroke } from '../svg.ts';

/** Draws a tree; trees of this file have their foot on the origin and are `h` high. */
export function roundTree(h: number, colours: Palette, draw: Random): string {
  const trunk = h * 0.4;
  const r = h * 0.3;
  const tone = draw.chance(0.5);
  const [crown, lit] = tone ? [colours.leaf, colours.leafSoft] : [colours.leafDeep, colours.leaf];
  return group([
    stroke(
      `M0 0V${-trunk - r * 0.4}M0 ${-trunk * 0.9}l${r * 0.35} ${-r * 0.4}`,
      colours.woodDeep,
      h * 0.05,
    ),
    circle(0, -trunk - r * 0.9, r, crown),
    circle(-r * 0.62, -trunk - r * 0.5, r * 0.62, crown),
    circle(r * 0.64, -trunk - r * 0.45, r * 0.6, crown),
    ellipse(-r * 0.28, -trunk - r * 1.25, r * 0.42, r * 0.32, { fill: lit, opacity: 0.7 }),
  ]);
}

export function tallTree(h: number, colours: Palette, draw: Random): string {
  const w = h * (0.2 + draw.next() * 0.06);
  return group([
    stroke(`M0 0V${-h * 0.3}`, colours.woodDeep, h * 0.045),
    path(
      `M0 ${-h}C${w} ${-h * 0.86} ${w * 1.25} ${-h * 0.4} ${w * 0.7} ${-h * 0.2}C${w * 0.3} ${-h * 0.12} ${-w * 0.3} ${-h * 0.12} ${-w * 0.7} ${-h * 0.2}C${-w * 1.25} ${-h * 0.4} ${-w} ${-h * 0.86} 0 ${-h}Z`,
      colours.leafDeep,
    ),
    path(
      `M0 ${-h}C${-w} ${-h * 0.86} ${-w * 1.25} ${-h * 0.4} ${-w * 0.7} ${-h * 0.2}C${-w * 0.4} ${-h * 0.14} ${-w * 0.1} ${-h * 0.3} 0 ${-h}Z`,
      colours.leaf,
      { opacity: 0.8 },
    ),
  ]);
}

export function palm(h: number, colours: Palette, draw: Random): string {
  const lean = (draw.next() - 0.5) * h * 0.3;
  const top = -h * 0.82;
  const frond = (dx: number, dy: number, droop: number, colour: string): string =>
    path(
      `M${lean} ${top}Q${lean + dx * 0.5} ${top + dy - h * 0.06} ${lean + dx} ${top + dy + droop}Q${lean + dx * 0.45} ${top + dy + h * 0.045} ${lean} ${top}Z`,
      colour,
    );
  const r = h * 0.3;
  return group([
    stroke(`M0 0Q${lean * 0.2} ${top * 0.5} ${lean} ${top}`, colours.woodDeep, h * 0.035),
    frond(-r, -r * 0.15, r * 0.5, colours.leafDeep),
    frond(r, -r * 0.15, r * 0.5, colours.leafDeep),
    frond(-r * 0.9, -r * 0.6, r * 0.15, colours.leaf),
    frond(r * 0.9, -r * 0.6, r * 0.15, colours.leaf),
    frond(-r * 0.35, -r * 0.85, -r * 0.05, colours.leafSoft),
    frond(r * 0.4, -r * 0.8, -r * 0.02, colours.leafSoft),
    circle(lean - h * 0.012, top + h * 0.02, h * 0.018, colours.woodDeep),
    circle(lean + h * 0.02, top + h * 0.024, h * 0.018, colours.woodDeep),
  ]);
}

export function bush(w: number, colours: Palette, draw: Random): string {
  const colour = draw.pick([colours.leaf, colours.leafDeep]);
  return group([
    circle(-w * 0.28, -w * 0.16, w * 0.24, colour),
    circle(w * 0.28, -w * 0.14, w * 0.22, colour),
    circle(0, -w * 0.24, w * 0.3, colour),
    rect(-w * 0.5, -w * 0.18, w, w * 0.18, { fill: colour, rx: w * 0.09 }),
    ellipse(-w * 0.08, -w * 0.36, w * 0.14, w * 0.09, { fill: colours.leafSoft, opacity: 0.6 }),
  ]);
}

/** Large leaves rising from the lower corner, close to the viewer. */
export function foreground(side: 1 | -1, size: number, colours: Palette, draw: Random): string {
  const leaf = (angle: number, length: number, colour: string): string =>
    group(
      path(
        `M0 0C${length * 0.22} ${-length * 0.25} ${length * 0.2} ${-length * 0.75} 0 ${-length}C${-length * 0.2} ${-length * 0.75} ${-length * 0.22} ${-length * 0.25} 0 0Z`,
        colour,
      ) + stroke(`M0 0V${-length * 0.86}`, colours.leafSoft, length * 0.012, { opacity: 0.6 }),
      { transform: `rotate(${Math.round(angle * side)})` },
    );
  return group([
    leaf(64, size * 0.8, colours.leafDeep),
    leaf(38 + draw.next() * 6, size, colours.leaf),
    leaf(12, size * 0.92, colours.leafDeep),
    leaf(-14, size * 0.66, colours.leaf),
  ]);
}
