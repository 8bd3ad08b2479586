import type { Random } from '../random.ts';
import type { Palette } from './color.ts';
import { circle, ellipse, group, path, polygon, rect, stroke } from './svg.ts';

/** A belt on rollers from the origin to the right. */
export function conveyor(w: number, h: number, colours: Palette): string {
  const rollers = Math.round(w / 64);
  return group([
    ...[0.06, 0.34, 0.62, 0.92].map((share) => rect(w * share, -h, 22, h, colours.metalDeep)),
    rect(0, -h - 22, w, 44, { fill: colours.deep, rx: 22 }),
    rect(0, -h - 22, w, 14, { fill: colours.ink, rx: 7 }),
    ...Array.from({ length: rollers }, (_, index) =>
      circle(26 + index * 64, -h + 2, 13, colours.metal),
    ),
  ]);
}

/** An arm on its pedestal; `reach` is how far it leans to the right. */
export function robotArm(size: number, reach: number, colours: Palette): string {
  const elbow = [size * 0.12 * reach, -size * 0.8] as const;
  const wrist = [size * 0.5 * reach, -size * 0.62] as const;
  return group([
    rect(-size * 0.16, -size * 0.16, size * 0.32, size * 0.16, { fill: colours.deep, rx: 8 }),
    path(
      `M${-size * 0.1} ${-size * 0.14}L${-size * 0.06} ${-size * 0.34}H${size * 0.06}L${size * 0.1} ${-size * 0.14}Z`,
      colours.near,
    ),
    stroke(`M0 ${-size * 0.34}L${elbow[0]} ${elbow[1]}`, colours.accent, size * 0.11),
    stroke(`M${elbow[0]} ${elbow[1]}L${wrist[0]} ${wrist[1]}`, colours.accent, size * 0.085),
    circle(0, -size * 0.34, size * 0.085, colours.deep),
    circle(elbow[0], elbow[1], size * 0.075, colours.deep),
    circle(wrist[0], wrist[1], size * 0.05, colours.deep),
    stroke(
      `M${wrist[0]} ${wrist[1]}v${size * 0.1}m${-size * 0.06} ${size * 0.1}v${-size * 0.1}h${size * 0.12}v${size * 0.1}`,
      colours.ink,
      size * 0.03,
    ),
  ]);
}

export function serverRack(w: number, h: number, colours: Palette, draw: Random): string {
  const rows = Math.round(h / 40);
  return group([
    rect(0, -h, w, h, { fill: colours.ink, rx: 8 }),
    ...Array.from({ length: rows - 1 }, (_, row) => {
      const y = -h + 16 + row * ((h - 24) / (rows - 1));
      return (
        rect(12, y, w - 24, 26, { fill: colours.deep, rx: 4 }) +
        circle(28, y + 13, 4, draw.chance(0.7) ? colours.leafSoft : colours.accent) +
        circle(42, y + 13, 4, draw.chance(0.5) ? colours.accent : colours.far) +
        rect(w * 0.42, y + 9, w * 0.42, 8, { fill: colours.near, rx: 3 })
      );
    }),
  ]);
}

export function tank(w: number, h: number, colours: Palette): string {
  return group([
    stroke(`M${w * 0.2} 0V${-h * 0.2}M${w * 0.8} 0V${-h * 0.2}`, colours.metalDeep, 12),
    rect(0, -h, w, h * 0.86, { fill: colours.metal, rx: w * 0.3 }),
    rect(w * 0.66, -h * 0.96, w * 0.24, h * 0.78, {
      fill: colours.metalDeep,
      rx: w * 0.12,
      opacity: 0.5,
    }),
    circle(w * 0.36, -h * 0.62, w * 0.13, colours.paper),
    stroke(`M${w * 0.36} ${-h * 0.62}l${w * 0.06} ${-w * 0.06}`, colours.accentDeep, 5),
    rect(w * 0.16, -h * 0.4, w * 0.36, 8, { fill: colours.accent, rx: 4 }),
  ]);
}

export function pot(w: number, colours: Palette, colour: string): string {
  return group([
    rect(-w / 2, -w * 0.62, w, w * 0.62, { fill: colour, rx: w * 0.1 }),
    rect(-w * 0.56, -w * 0.68, w * 1.12, w * 0.1, { fill: colours.metalDeep, rx: w * 0.04 }),
    stroke(
      `M${-w * 0.2} ${-w * 0.85}q${w * 0.12} ${-w * 0.16} 0 ${-w * 0.32}M${w * 0.16} ${-w * 0.85}q${w * 0.12} ${-w * 0.16} 0 ${-w * 0.32}`,
      colours.paper,
      w * 0.05,
      { opacity: 0.8 },
    ),
  ]);
}

export function coffeeMachine(w: number, colours: Palette): string {
  return group([
    rect(-w / 2, -w * 0.66, w, w * 0.22, { fill: colours.deep, rx: 8 }),
    rect(-w * 0.44, -w * 0.46, w * 0.88, w * 0.3, colours.metal),
    rect(-w / 2, -w * 0.16, w, w * 0.16, { fill: colours.deep, rx: 6 }),
    ...[-0.22, 0.2].map((dx) =>
      group([
        rect(w * (dx - 0.06), -w * 0.44, w * 0.12, w * 0.08, colours.ink),
        stroke(`M${w * dx} ${-w * 0.4}l${w * 0.12} ${w * 0.06}`, colours.woodDeep, w * 0.035),
        rect(w * (dx - 0.05), -w * 0.24, w * 0.1, w * 0.09, { fill: colours.paper, rx: 4 }),
      ]),
    ),
    ...[-0.3, -0.1, 0.1, 0.3].map((dx) =>
      rect(w * (dx - 0.06), -w * 0.77, w * 0.12, w * 0.11, { fill: colours.accentSoft, rx: 4 }),
    ),
  ]);
}

export function jar(w: number, h: number, colours: Palette, filling: string): string {
  return group([
    rect(-w / 2, -h * 0.86, w, h * 0.86, { fill: filling, rx: w * 0.16 }),
    rect(-w * 0.42, -h, w * 0.84, h * 0.16, { fill: colours.metalDeep, rx: 5 }),
    rect(-w * 0.34, -h * 0.56, w * 0.68, h * 0.34, { fill: colours.paper, rx: 4 }),
    rect(-w * 0.22, -h * 0.44, w * 0.44, h * 0.05, { fill: colours.accentDeep, rx: 2 }),
    rect(-w * 0.42, -h * 0.8, w * 0.1, h * 0.7, { fill: colours.paper, opacity: 0.35, rx: 4 }),
  ]);
}

export function flask(size: number, liquid: string, colours: Palette): string {
  return group([
    polygon(
      [
        [-size * 0.12, -size],
        [size * 0.12, -size],
        [size * 0.12, -size * 0.62],
        [size * 0.42, 0],
        [-size * 0.42, 0],
        [-size * 0.12, -size * 0.62],
      ],
      colours.glass,
    ),
    polygon(
      [
        [-size * 0.26, -size * 0.34],
        [size * 0.26, -size * 0.34],
        [size * 0.42, 0],
        [-size * 0.42, 0],
      ],
      liquid,
    ),
    rect(-size * 0.16, -size * 1.04, size * 0.32, size * 0.07, { fill: colours.metalDeep, rx: 3 }),
  ]);
}

export function microscope(size: number, colours: Palette): string {
  return group([
    rect(-size * 0.36, -size * 0.1, size * 0.72, size * 0.1, { fill: colours.deep, rx: 6 }),
    stroke(
      `M${size * 0.18} ${-size * 0.1}Q${size * 0.36} ${-size * 0.5} ${size * 0.06} ${-size * 0.72}`,
      colours.near,
      size * 0.1,
    ),
    group(
      rect(-size * 0.08, -size * 0.5, size * 0.16, size * 0.6, { fill: colours.paper, rx: 6 }) +
        rect(-size * 0.05, -size * 0.62, size * 0.1, size * 0.14, colours.ink),
      {
        transform: `translate(${-size * 0.04} ${-size * 0.42}) rotate(-20)`,
      },
    ),
    rect(-size * 0.3, -size * 0.22, size * 0.4, size * 0.05, colours.metalDeep),
  ]);
}

export function loomFrame(w: number, h: number, colours: Palette): string {
  const bands = [colours.accent, colours.near, colours.accentSoft, colours.accentDeep, colours.far];
  return group([
    rect(-w / 2, -h, 24, h, colours.woodDeep),
    rect(w / 2 - 24, -h, 24, h, colours.woodDeep),
    rect(-w / 2 - 14, -h, w + 28, 24, { fill: colours.wood, rx: 6 }),
    stroke(
      Array.from(
        { length: 30 },
        (_, index) => `M${-w / 2 + 34 + index * ((w - 68) / 29)} ${-h + 20}V${-h * 0.4}`,
      ).join(''),
      colours.paper,
      3,
    ),
    ...Array.from({ length: 9 }, (_, index) =>
      rect(
        -w / 2 + 26,
        -h * 0.42 + index * h * 0.04,
        w - 52,
        h * 0.04,
        bands[(index * 2) % 5] ?? colours.accent,
      ),
    ),
    rect(-w / 2, -h * 0.46, w, 18, colours.wood),
    rect(-w / 2, -h * 0.06, w, 20, colours.wood),
  ]);
}

export function camera(size: number, colours: Palette): string {
  return group([
    stroke(
      `M0 ${-size * 0.7}L${-size * 0.36} 0M0 ${-size * 0.7}L${size * 0.36} 0M0 ${-size * 0.7}V0`,
      colours.ink,
      size * 0.04,
    ),
    rect(-size * 0.34, -size * 1.06, size * 0.6, size * 0.36, { fill: colours.deep, rx: 10 }),
    polygon(
      [
        [size * 0.26, -size * 0.98],
        [size * 0.5, -size * 1.04],
        [size * 0.5, -size * 0.72],
        [size * 0.26, -size * 0.78],
      ],
      colours.ink,
    ),
    circle(-size * 0.18, -size * 1.2, size * 0.15, colours.near),
    circle(size * 0.1, -size * 1.16, size * 0.12, colours.near),
    circle(-size * 0.18, -size * 1.2, size * 0.05, colours.ink),
    circle(size * 0.1, -size * 1.16, size * 0.04, colours.ink),
  ]);
}

export function spotlight(h: number, colours: Palette): string {
  return group([
    polygon(
      [
        [-h * 0.1, -h],
        [-h * 0.62, -h * 0.2],
        [-h * 0.28, -h * 0.04],
        [h * 0.02, -h * 0.92],
      ],
      colours.sun,
      { opacity: 0.45 },
    ),
    stroke(`M0 ${-h * 0.92}V0M${-h * 0.14} 0H${h * 0.14}`, colours.ink, h * 0.02),
    group(rect(-h * 0.09, -h * 0.1, h * 0.18, h * 0.2, { fill: colours.deep, rx: 8 }), {
      transform: `translate(${-h * 0.02} ${-h * 0.96}) rotate(28)`,
    }),
  ]);
}

export function crate(w: number, colours: Palette, fill: readonly string[]): string {
  const r = w * 0.1;
  return group([
    ...Array.from({ length: 8 }, (_, index) =>
      circle(
        -w * 0.38 + (index % 5) * w * 0.19 + (index > 4 ? w * 0.1 : 0),
        -w * 0.42 - (index > 4 ? r * 1.2 : 0),
        r,
        fill[index % fill.length] ?? colours.accent,
      ),
    ),
    rect(-w / 2, -w * 0.42, w, w * 0.42, colours.wood),
    stroke(`M${-w / 2} ${-w * 0.28}H${w / 2}M${-w / 2} ${-w * 0.14}H${w / 2}`, colours.woodDeep, 5),
    rect(-w / 2, -w * 0.42, w * 0.07, w * 0.42, colours.woodDeep),
    rect(w * 0.43, -w * 0.42, w * 0.07, w * 0.42, colours.woodDeep),
  ]);
}

export function plantRow(count: number, step: number, size: number, colours: Palette): string {
  return Array.from({ length: count }, (_, index) => {
    const x = index * step;
    return (
      ellipse(x, 0, size * 0.7, size * 0.16, { fill: colours.woodDeep, opacity: 0.5 }) +
      path(
        `M${x} 0Q${x - size * 0.7} ${-size * 0.3} ${x - size * 0.6} ${-size * 0.8}Q${x - size * 0.1} ${-size * 0.6} ${x} 0Z`,
        colours.leafDeep,
      ) +
      path(
        `M${x} 0Q${x + size * 0.7} ${-size * 0.3} ${x + size * 0.6} ${-size * 0.8}Q${x + size * 0.1} ${-size * 0.6} ${x} 0Z`,
        colours.leaf,
      ) +
      path(
        `M${x} 0Q${x - size * 0.25} ${-size * 0.6} ${x} ${-size}Q${x + size * 0.25} ${-size * 0.6} ${x} 0Z`,
        colours.leafSoft,
      )
    );
  }).join('');
}
