import type { Random } from '../random.ts';
import type { Palette } from './color.ts';
import { circle, ellipse, group, path, polygon, rect, stroke } from './svg.ts';

/** All stand on the origin, centred, unless said otherwise. */
export function desk(w: number, h: number, colours: Palette): string {
  return group([
    rect(-w / 2, -h, w, h * 0.09, { fill: colours.wood, rx: 6 }),
    rect(-w / 2, -h * 0.92, w, h * 0.03, { fill: colours.woodDeep, opacity: 0.6 }),
    rect(-w * 0.46, -h * 0.9, w * 0.035, h * 0.9, colours.woodDeep),
    rect(w * 0.425, -h * 0.9, w * 0.035, h * 0.9, colours.woodDeep),
    rect(w * 0.18, -h * 0.9, w * 0.22, h * 0.5, { fill: colours.wood, rx: 4 }),
    rect(w * 0.26, -h * 0.78, w * 0.06, h * 0.03, colours.woodDeep),
    rect(w * 0.26, -h * 0.56, w * 0.06, h * 0.03, colours.woodDeep),
  ]);
}

export function table(w: number, h: number, top: string, leg: string): string {
  return group([
    rect(-w / 2, -h, w, h * 0.1, { fill: top, rx: 8 }),
    polygon(
      [
        [-w * 0.42, -h * 0.9],
        [-w * 0.36, -h * 0.9],
        [-w * 0.42, 0],
        [-w * 0.46, 0],
      ],
      leg,
    ),
    polygon(
      [
        [w * 0.42, -h * 0.9],
        [w * 0.36, -h * 0.9],
        [w * 0.42, 0],
        [w * 0.46, 0],
      ],
      leg,
    ),
  ]);
}

/** A counter seen from the front, with panels. */
export function counter(w: number, h: number, colours: Palette, front: string): string {
  const panels = Math.max(3, Math.round(w / 130));
  return group([
    rect(-w / 2, -h * 0.92, w, h * 0.92, front),
    ...Array.from({ length: panels }, (_, index) =>
      rect(-w / 2 + (w / panels) * index + 10, -h * 0.76, w / panels - 20, h * 0.62, {
        fill: colours.paper,
        opacity: 0.14,
        rx: 6,
      }),
    ),
    rect(-w / 2 - 14, -h, w + 28, h * 0.1, { fill: colours.wood, rx: 6 }),
    rect(-w / 2, -h * 0.06, w, h * 0.06, { fill: colours.ink, opacity: 0.16 }),
  ]);
}

export function monitor(w: number, colours: Palette, draw: Random): string {
  const h = w * 0.62;
  const kind = draw.int(0, 2);
  const screen =
    kind === 0
      ? [0, 1, 2, 3].map((row) =>
          rect(
            -w * 0.38,
            -h * 1.12 + row * h * 0.17,
            w * (0.3 + ((row * 37) % 40) / 100),
            h * 0.07,
            {
              fill: row % 2 ? colours.accent : colours.far,
              rx: 4,
            },
          ),
        )
      : kind === 1
        ? [0, 1, 2, 3, 4].map((bar) =>
            rect(
              -w * 0.36 + bar * w * 0.15,
              -h * 0.5 - h * (0.16 + ((bar * 29) % 42) / 100),
              w * 0.09,
              h * (0.16 + ((bar * 29) % 42) / 100),
              bar === 3 ? colours.accent : colours.far,
            ),
          )
        : [
            stroke(
              `M${-w * 0.36} ${-h * 0.6}L${-w * 0.14} ${-h * 0.8}L${w * 0.06} ${-h * 0.7}L${w * 0.34} ${-h * 1.08}`,
              colours.accent,
              6,
            ),
            circle(w * 0.34, -h * 1.08, 7, colours.accentSoft),
          ];
  return group([
    rect(-w * 0.04, -h * 0.4, w * 0.08, h * 0.4, colours.metalDeep),
    rect(-w * 0.16, -h * 0.05, w * 0.32, h * 0.05, { fill: colours.metalDeep, rx: 3 }),
    rect(-w / 2, -h * 1.3, w, h, { fill: colours.ink, rx: 10 }),
    rect(-w * 0.46, -h * 1.25, w * 0.92, h * 0.86, { fill: colours.deep, rx: 6 }),
    ...screen,
  ]);
}

/** Seen from behind, its lid towards us. */
export function laptop(w: number, colours: Palette): string {
  return group([
    path(
      `M${-w * 0.46} ${-w * 0.6}H${w * 0.46}Q${w * 0.5} ${-w * 0.6} ${w * 0.5} ${-w * 0.55}V0H${-w * 0.5}V${-w * 0.55}Q${-w * 0.5} ${-w * 0.6} ${-w * 0.46} ${-w * 0.6}Z`,
      colours.metal,
    ),
    circle(0, -w * 0.3, w * 0.06, colours.paper),
    rect(-w * 0.56, -w * 0.04, w * 1.12, w * 0.05, { fill: colours.metalDeep, rx: 4 }),
  ]);
}

export function chair(h: number, colours: Palette, seat: string): string {
  return group([
    rect(-h * 0.26, -h, h * 0.5, h * 0.5, { fill: seat, rx: h * 0.08 }),
    rect(-h * 0.3, -h * 0.46, h * 0.6, h * 0.11, { fill: seat, rx: h * 0.05 }),
    stroke(
      `M0 ${-h * 0.36}V${-h * 0.08}M${-h * 0.24} 0L0 ${-h * 0.1}L${h * 0.24} 0`,
      colours.metalDeep,
      h * 0.045,
    ),
  ]);
}

export function armchair(w: number, colours: Palette, cloth: string): string {
  return group([
    rect(-w * 0.4, -w * 0.98, w * 0.8, w * 0.7, { fill: cloth, rx: w * 0.16 }),
    rect(-w * 0.38, -w * 0.46, w * 0.76, w * 0.26, {
      fill: colours.paper,
      rx: w * 0.08,
      opacity: 0.25,
    }),
    rect(-w * 0.52, -w * 0.6, w * 0.2, w * 0.5, { fill: cloth, rx: w * 0.09 }),
    rect(w * 0.32, -w * 0.6, w * 0.2, w * 0.5, { fill: cloth, rx: w * 0.09 }),
    rect(-w * 0.44, -w * 0.28, w * 0.88, w * 0.18, { fill: cloth, rx: w * 0.05 }),
    stroke(`M${-w * 0.38} ${-w * 0.1}V0M${w * 0.38} ${-w * 0.1}V0`, colours.woodDeep, w * 0.045),
  ]);
}

export function bookshelf(w: number, h: number, colours: Palette, draw: Random): string {
  const rows = Math.max(2, Math.round(h / 110));
  const step = h / rows;
  const tones = [
    colours.accent,
    colours.near,
    colours.accentDeep,
    colours.deep,
    colours.mid,
    colours.paper,
    colours.accentSoft,
  ];
  const parts = [
    rect(-w / 2, -h, w, h, { fill: colours.wood, rx: 6 }),
    rect(-w / 2 + 9, -h + 9, w - 18, h - 18, colours.woodDeep),
  ];
  for (let row = 0; row < rows; row += 1) {
    const base = -h + step * (row + 1) - 8;
    let x = -w / 2 + 18;
    while (x < w / 2 - 46) {
      if (draw.chance(0.14)) {
        x += 34;
        continue;
      }
      const bw = 12 + draw.next() * 16;
      const bh = step * (0.5 + draw.next() * 0.28);
      parts.push(rect(x, base - bh, bw, bh, { fill: draw.pick(tones), rx: 2 }));
      x += bw + 2;
    }
    parts.push(rect(-w / 2 + 6, base, w - 12, 8, colours.wood));
  }
  return group(parts);
}

/** A board on the wall, its top left corner on the origin. */
export function board(w: number, h: number, colours: Palette, draw: Random): string {
  const kind = draw.int(0, 2);
  const parts = [
    rect(0, 0, w, h, { fill: colours.metal, rx: 10 }),
    rect(10, 10, w - 20, h - 20, { fill: colours.paper, rx: 6 }),
  ];
  if (kind === 0) {
    const notes = [colours.accent, colours.accentSoft, colours.far, colours.mid];
    for (let index = 0; index < 9; index += 1) {
      const x = 34 + (index % 4) * (w / 4.4);
      const y = 30 + Math.floor(index / 4) * (h / 3.3);
      parts.push(
        rect(x, y, w / 7, w / 8, { fill: notes[(index * 3) % 4] ?? colours.accent, rx: 3 }),
      );
    }
  } else if (kind === 1) {
    parts.push(
      stroke(
        `M${w * 0.1} ${h * 0.8}L${w * 0.3} ${h * 0.56}L${w * 0.5} ${h * 0.64}L${w * 0.84} ${h * 0.24}`,
        colours.accentDeep,
        8,
      ),
      stroke(`M${w * 0.1} ${h * 0.16}V${h * 0.86}H${w * 0.9}`, colours.metalDeep, 5),
      circle(w * 0.84, h * 0.24, 12, colours.accent),
    );
  } else {
    for (const [x, y] of [
      [0.5, 0.24],
      [0.24, 0.68],
      [0.5, 0.68],
      [0.76, 0.68],
    ] as const) {
      parts.push(
        rect(w * x - w * 0.09, h * y - h * 0.1, w * 0.18, h * 0.2, {
          fill: y < 0.5 ? colours.accent : colours.far,
          rx: 8,
        }),
      );
    }
    parts.push(
      stroke(
        `M${w * 0.5} ${h * 0.34}V${h * 0.46}M${w * 0.24} ${h * 0.58}V${h * 0.46}H${w * 0.76}V${h * 0.58}M${w * 0.5} ${h * 0.46}V${h * 0.58}`,
        colours.metalDeep,
        5,
      ),
    );
  }
  return group(parts);
}

export function pendant(length: number, size: number, colours: Palette): string {
  return group([
    stroke(`M0 0V${length}`, colours.ink, 4),
    path(
      `M${-size} ${length + size * 0.9}Q${-size} ${length} 0 ${length}T${size} ${length + size * 0.9}Z`,
      colours.accentDeep,
    ),
    ellipse(0, length + size * 0.9, size, size * 0.16, colours.sun),
    polygon(
      [
        [-size, length + size],
        [size, length + size],
        [size * 2.4, length + size * 5],
        [-size * 2.4, length + size * 5],
      ],
      colours.sun,
      { opacity: 0.16 },
    ),
  ]);
}

export function clock(r: number, colours: Palette): string {
  return (
    circle(0, 0, r, colours.deep) +
    circle(0, 0, r * 0.86, colours.paper) +
    stroke(`M0 0V${-r * 0.55}M0 0H${r * 0.4}`, colours.ink, r * 0.1)
  );
}

/** A picture on the wall, top left on the origin. */
export function framed(w: number, h: number, colours: Palette): string {
  return group([
    rect(0, 0, w, h, { fill: colours.wood, rx: 4 }),
    rect(8, 8, w - 16, h - 16, colours.skyLow),
    circle(w * 0.66, h * 0.36, h * 0.12, colours.accent),
    path(
      `M8 ${h * 0.8}Q${w * 0.3} ${h * 0.4} ${w * 0.55} ${h * 0.7}T${w - 8} ${h * 0.6}V${h - 8}H8Z`,
      colours.mid,
    ),
  ]);
}

export function mug(size: number, colour: string, steam: string): string {
  return group([
    rect(-size * 0.5, -size, size, size, { fill: colour, rx: size * 0.16 }),
    circle(size * 0.55, -size * 0.52, size * 0.26, 'none', {
      stroke: colour,
      'stroke-width': size * 0.14,
    }),
    stroke(
      `M${-size * 0.15} ${-size * 1.2}q${size * 0.18} ${-size * 0.25} 0 ${-size * 0.5}M${size * 0.18} ${-size * 1.2}q${size * 0.18} ${-size * 0.25} 0 ${-size * 0.5}`,
      steam,
      size * 0.09,
      { opacity: 0.7 },
    ),
  ]);
}

export function box(w: number, h: number, colours: Palette): string {
  return group([
    rect(-w / 2, -h, w, h, colours.wood),
    rect(-w * 0.08, -h, w * 0.16, h, { fill: colours.accentSoft, opacity: 0.7 }),
    rect(-w / 2, -h, w, h * 0.1, { fill: colours.woodDeep, opacity: 0.4 }),
  ]);
}
