import type { Palette } from '../palette.ts';
import { circle, group, path, rect, stroke } from '../svg.ts';

function wheel(x: number, r: number, colours: Palette): string {
  return circle(x, -r, r, colours.ink) + circle(x, -r, r * 0.48, colours.metal);
}

/** Draws a truck; every vehicle of this file has its base on the origin and faces right. */
export function truck(w: number, colours: Palette, box: string): string {
  const h = w * 0.5;
  const r = w * 0.075;
  return group([
    rect(0, -h, w * 0.66, h - r * 0.9, { fill: box, rx: 8 }),
    rect(0, -h * 0.5, w * 0.66, h * 0.09, { fill: colours.paper, opacity: 0.85 }),
    path(
      `M${w * 0.68} ${-r}V${-h * 0.78}H${w * 0.86}Q${w * 0.94} ${-h * 0.74} ${w * 0.97} ${-h * 0.42}L${w} ${-h * 0.36}V${-r}Z`,
      colours.paper,
    ),
    path(
      `M${w * 0.75} ${-h * 0.68}H${w * 0.85}Q${w * 0.9} ${-h * 0.66} ${w * 0.92} ${-h * 0.42}H${w * 0.75}Z`,
      colours.deep,
    ),
    rect(0, -r * 1.3, w, r * 0.5, colours.ink),
    wheel(w * 0.17, r, colours),
    wheel(w * 0.5, r, colours),
    wheel(w * 0.83, r, colours),
  ]);
}

export function van(w: number, colours: Palette, body: string): string {
  const h = w * 0.42;
  const r = w * 0.085;
  return group([
    path(
      `M0 ${-r * 0.8}V${-h * 0.92}Q0 ${-h} ${w * 0.06} ${-h}H${w * 0.72}Q${w * 0.8} ${-h} ${w * 0.86} ${-h * 0.62}L${w * 0.97} ${-h * 0.5}Q${w} ${-h * 0.48} ${w} ${-h * 0.4}V${-r * 0.8}Z`,
      body,
    ),
    path(
      `M${w * 0.64} ${-h * 0.88}H${w * 0.72}Q${w * 0.77} ${-h * 0.86} ${w * 0.82} ${-h * 0.58}H${w * 0.64}Z`,
      colours.glass,
    ),
    rect(w * 0.07, -h * 0.86, w * 0.22, h * 0.28, { fill: colours.glass, rx: 6 }),
    rect(w * 0.34, -h * 0.86, w * 0.25, h * 0.28, { fill: colours.glass, rx: 6 }),
    rect(0, -h * 0.44, w * 0.98, h * 0.06, { fill: colours.paper, opacity: 0.7 }),
    wheel(w * 0.2, r, colours),
    wheel(w * 0.79, r, colours),
  ]);
}

export function bus(w: number, colours: Palette, body: string): string {
  const h = w * 0.36;
  const r = w * 0.062;
  return group([
    rect(0, -h - r * 0.6, w, h, { fill: body, rx: 18 }),
    ...[0, 1, 2, 3, 4].map((index) =>
      rect(w * (0.04 + index * 0.155), -h * 0.92 - r * 0.6, w * 0.135, h * 0.4, {
        fill: colours.glass,
        rx: 6,
      }),
    ),
    rect(w * 0.83, -h * 0.92 - r * 0.6, w * 0.13, h * 0.78, { fill: colours.glass, rx: 6 }),
    rect(0, -h * 0.4 - r * 0.6, w * 0.81, h * 0.1, { fill: colours.paper, opacity: 0.8 }),
    wheel(w * 0.2, r, colours),
    wheel(w * 0.74, r, colours),
  ]);
}

export function tractor(w: number, colours: Palette): string {
  return group([
    path(
      `M${w * 0.34} ${-w * 0.2}V${-w * 0.66}H${w * 0.62}L${w * 0.68} ${-w * 0.42}H${w * 0.96}V${-w * 0.18}Z`,
      colours.accentDeep,
    ),
    rect(w * 0.3, -w * 0.7, w * 0.38, w * 0.06, { fill: colours.deep, rx: 4 }),
    path(
      `M${w * 0.39} ${-w * 0.61}H${w * 0.58}L${w * 0.63} ${-w * 0.42}H${w * 0.39}Z`,
      colours.glass,
    ),
    stroke(`M${w * 0.84} ${-w * 0.42}V${-w * 0.6}`, colours.deep, 8),
    circle(w * 0.3, -w * 0.22, w * 0.22, colours.ink),
    circle(w * 0.3, -w * 0.22, w * 0.1, colours.accent),
    circle(w * 0.84, -w * 0.12, w * 0.12, colours.ink),
    circle(w * 0.84, -w * 0.12, w * 0.05, colours.accent),
  ]);
}
