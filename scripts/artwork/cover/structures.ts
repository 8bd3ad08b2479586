import type { Palette } from '../palette.ts';
import { circle, group, path, polygon, rect, stroke } from '../svg.ts';

/** A tower crane, `h` high, its arm to the right. */
export function towerCrane(h: number, colours: Palette): string {
  const colour = colours.accentDeep;
  const braces = Array.from({ length: 9 }, (_, index) => {
    const y = -(h * 0.86 * index) / 9;
    const next = -(h * 0.86 * (index + 1)) / 9;
    return `M-9 ${y}L9 ${next}`;
  }).join('');
  return group([
    stroke(`M-9 0V${-h * 0.86}M9 0V${-h * 0.86}${braces}`, colour, 4),
    stroke(
      `M${-h * 0.26} ${-h * 0.86}H${h * 0.62}M0 ${-h}L${h * 0.58} ${-h * 0.87}M0 ${-h}L${-h * 0.24} ${-h * 0.87}`,
      colour,
      5,
    ),
    stroke(`M0 ${-h * 0.86}V${-h}`, colour, 9),
    rect(-h * 0.26, -h * 0.86, h * 0.1, h * 0.08, colours.deep),
    rect(10, -h * 0.85, 26, 30, colours.deep),
    stroke(`M${h * 0.44} ${-h * 0.86}V${-h * 0.56}`, colours.ink, 2.5),
    rect(h * 0.44 - 26, -h * 0.56, 52, 20, colours.metalDeep),
  ]);
}

/** A ship-to-shore crane over the quay. */
export function quayCrane(h: number, colours: Palette): string {
  const colour = colours.accentDeep;
  return group([
    stroke(
      `M0 0L${h * 0.04} ${-h * 0.72}M${h * 0.34} 0L${h * 0.3} ${-h * 0.72}`,
      colour,
      h * 0.035,
    ),
    stroke(
      `M${h * 0.02} ${-h * 0.3}H${h * 0.32}M${h * 0.04} ${-h * 0.68}L${h * 0.32} ${-h * 0.32}`,
      colour,
      h * 0.02,
    ),
    stroke(`M${-h * 0.5} ${-h * 0.72}H${h * 0.5}`, colour, h * 0.04),
    stroke(
      `M${h * 0.17} ${-h * 0.72}V${-h}M${h * 0.17} ${-h}L${-h * 0.46} ${-h * 0.73}M${h * 0.17} ${-h}L${h * 0.46} ${-h * 0.73}`,
      colour,
      h * 0.018,
    ),
    rect(h * 0.22, -h * 0.82, h * 0.16, h * 0.09, colours.paper),
    stroke(`M${-h * 0.3} ${-h * 0.7}V${-h * 0.42}`, colours.ink, 3),
    rect(-h * 0.37, -h * 0.42, h * 0.14, h * 0.07, colours.near),
  ]);
}

export function containers(columns: number, rows: number, w: number, colours: Palette): string {
  const h = w * 0.42;
  const tones = [
    colours.accent,
    colours.near,
    colours.accentDeep,
    colours.mid,
    colours.deep,
    colours.paper,
  ];
  const parts: string[] = [];
  for (let column = 0; column < columns; column += 1) {
    const top = rows - ((column * 2) % 3 === 1 ? 1 : 0);
    for (let row = 0; row < top; row += 1) {
      const x = column * (w + 4);
      const y = -(row + 1) * (h + 2);
      parts.push(
        rect(x, y, w, h, tones[(column * 3 + row * 2) % tones.length] ?? colours.accent),
        stroke(
          [0.2, 0.4, 0.6, 0.8].map((share) => `M${x + w * share} ${y + 5}v${h - 10}`).join(''),
          colours.ink,
          2.5,
          { opacity: 0.14 },
        ),
      );
    }
  }
  return group(parts);
}

/** A cargo ship, its waterline on the origin. */
export function ship(w: number, colours: Palette): string {
  const h = w * 0.12;
  return group([
    group(containers(6, 2, w * 0.1, colours), {
      transform: `translate(${Math.round(w * 0.14)} ${Math.round(-h)})`,
    }),
    rect(w * 0.8, -h * 3.1, w * 0.1, h * 2.1, colours.paper),
    rect(w * 0.79, -h * 2.8, w * 0.12, h * 0.4, colours.deep),
    rect(w * 0.83, -h * 3.7, w * 0.035, h * 0.6, colours.accentDeep),
    path(`M0 ${-h}H${w}L${w * 0.95} ${h * 0.35}H${w * 0.07}Z`, colours.deep),
    path(
      `M${w * 0.035} ${h * -0.05}H${w * 0.972}L${w * 0.95} ${h * 0.35}H${w * 0.07}Z`,
      colours.accentDeep,
    ),
  ]);
}

/** A long-tail boat. */
export function boat(w: number, colours: Palette): string {
  return group([
    path(
      `M0 ${-w * 0.16}Q${w * 0.2} ${w * 0.02} ${w * 0.5} ${w * 0.03}Q${w * 0.85} ${w * 0.02} ${w} ${-w * 0.28}Q${w * 0.86} ${-w * 0.06} ${w * 0.6} ${-w * 0.055}H${w * 0.1}Z`,
      colours.woodDeep,
    ),
    path(
      `M${w * 0.24} ${-w * 0.26}Q${w * 0.42} ${-w * 0.33} ${w * 0.62} ${-w * 0.26}L${w * 0.6} ${-w * 0.23}H${w * 0.26}Z`,
      colours.accent,
    ),
    stroke(
      `M${w * 0.28} ${-w * 0.24}V${-w * 0.06}M${w * 0.58} ${-w * 0.24}V${-w * 0.06}`,
      colours.woodDeep,
      w * 0.014,
    ),
    stroke(
      `M${w * 0.985} ${-w * 0.25}q${w * 0.01} ${w * 0.05} ${-w * 0.005} ${w * 0.1}`,
      colours.accentDeep,
      w * 0.022,
    ),
  ]);
}

export function windTurbine(h: number, rotation: number, colours: Palette): string {
  const blade = `M0 0C${h * 0.03} ${-h * 0.12} ${h * 0.03} ${-h * 0.3} 0 ${-h * 0.42}C${-h * 0.012} ${-h * 0.3} ${-h * 0.016} ${-h * 0.12} 0 0Z`;
  return group([
    polygon([-h * 0.016, 0, h * 0.016, 0, h * 0.008, -h, -h * 0.008, -h], colours.paper),
    group(
      [0, 120, 240]
        .map((angle) => path(blade, colours.paper, { transform: `rotate(${angle + rotation})` }))
        .join(''),
      { transform: `translate(0 ${Math.round(-h)})` },
    ),
    circle(0, -h, h * 0.02, colours.metalDeep),
  ]);
}

/** Rows of panels leaning to the sun. */
export function solarPanels(count: number, w: number, colours: Palette): string {
  return Array.from({ length: count }, (_, index) => {
    const x = index * w * 1.12;
    return group([
      stroke(`M${x + w * 0.3} 0V${-w * 0.3}M${x + w * 0.72} 0V${-w * 0.3}`, colours.metalDeep, 5),
      polygon(
        [x, -w * 0.12, x + w * 0.22, -w * 0.62, x + w * 1.06, -w * 0.62, x + w * 0.84, -w * 0.12],
        colours.deep,
      ),
      stroke(
        `M${x + w * 0.11} ${-w * 0.37}h${w * 0.84}M${x + w * 0.28} ${-w * 0.12}l${w * 0.22} ${-w * 0.5}M${x + w * 0.56} ${-w * 0.12}l${w * 0.22} ${-w * 0.5}`,
        colours.mid,
        3,
      ),
    ]);
  }).join('');
}
