import type { Palette } from '../palette.ts';
import type { Random } from '../random.ts';
import { circle, gradient, group, n, type Point, path, rect, smooth, stroke } from '../svg.ts';

export function skyGradient(id: string, colours: Palette): string {
  return gradient(id, [
    [0, colours.skyTop],
    [0.75, colours.skyLow],
    [1, colours.skyLow],
  ]);
}

export function sun(x: number, y: number, radius: number, colours: Palette): string {
  return group([
    circle(x, y, radius * 2.1, colours.sun, { opacity: 0.25 }),
    circle(x, y, radius * 1.5, colours.sun, { opacity: 0.4 }),
    circle(x, y, radius, colours.sun),
  ]);
}

/** A flat-bottomed cloud of three bars. */
export function cloud(x: number, y: number, width: number, colour: string, opacity = 0.85): string {
  const h = width * 0.13;
  const bar = (dx: number, dy: number, share: number): string =>
    rect(x + width * dx, y + h * dy, width * share, h, { fill: colour, rx: h / 2 });
  return group([bar(0, 1.7, 1), bar(0.16, 0.85, 0.66), bar(0.34, 0, 0.32)], { opacity });
}

export interface Band {
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
}

export function clouds(
  { width, top, bottom }: Band,
  count: number,
  colours: Palette,
  draw: Random,
): string {
  const step = width / count;
  return Array.from({ length: count }, (_, index) => {
    const size = width * (0.1 + draw.next() * 0.1);
    const x = step * index + draw.next() * (step - size * 0.6) - size * 0.2;
    return cloud(
      x,
      top + draw.next() * (bottom - top),
      size,
      colours.cloud,
      0.55 + draw.next() * 0.35,
    );
  }).join('');
}

/** A ridge of hills across the whole width, filled down to `base`. */
export interface Ridge {
  readonly width: number;
  /** Lower edge of the filled area. */
  readonly base: number;
  readonly level: number;
  readonly swing: number;
  readonly humps: number;
}

export function ridge(
  { width, base, level, swing, humps }: Ridge,
  fill: string,
  draw: Random,
): string {
  const points: Point[] = [];
  const step = width / humps;
  for (let index = -1; index <= humps + 1; index += 1) {
    const high = index % 2 === 0 ? -1 : 1;
    points.push([
      step * index + (draw.next() - 0.5) * step * 0.5,
      level + high * swing * (0.35 + draw.next() * 0.65),
    ]);
  }
  return path(`${smooth(points)}V${base}H${Math.min(0, points[0]?.[0] ?? 0)}Z`, fill);
}

/** Limestone towers as they rise from the sea and the plains of the south. */
export function karst(
  {
    x,
    base,
    width,
    height,
  }: { readonly x: number; readonly base: number; readonly width: number; readonly height: number },
  fill: string,
  shade: string,
): string {
  const top = base - height;
  const body = `M${x} ${base}C${x + width * 0.02} ${base - height * 0.5} ${x + width * 0.12} ${top + height * 0.1} ${x + width * 0.36} ${top + height * 0.03}C${x + width * 0.6} ${top - height * 0.04} ${x + width * 0.82} ${top + height * 0.18} ${x + width * 0.9} ${base - height * 0.5}C${x + width * 0.95} ${base - height * 0.2} ${x + width} ${base - height * 0.1} ${x + width} ${base}Z`;
  const side = `M${x + width * 0.5} ${top + height * 0.02}C${x + width * 0.7} ${top} ${x + width * 0.84} ${top + height * 0.2} ${x + width * 0.9} ${base - height * 0.5}C${x + width * 0.95} ${base - height * 0.2} ${x + width} ${base - height * 0.1} ${x + width} ${base}H${x + width * 0.62}C${x + width * 0.7} ${base - height * 0.4} ${x + width * 0.56} ${base - height * 0.6} ${x + width * 0.5} ${top + height * 0.02}Z`;
  return path(body, fill) + path(side, shade, { opacity: 0.55 });
}

/** Still water with long light bars. */
export function water(
  width: number,
  top: number,
  bottom: number,
  colours: Palette,
  draw: Random,
): string {
  const bars = Array.from({ length: 16 }, () => {
    const y = top + 14 + draw.next() * (bottom - top - 24);
    const depth = (y - top) / (bottom - top);
    const length = width * (0.03 + depth * 0.12) * (0.5 + draw.next());
    return rect(draw.next() * width - length / 2, y, length, 3 + depth * 5, {
      fill: colours.cloud,
      rx: 4,
      opacity: 0.25 + draw.next() * 0.3,
    });
  });
  return group([
    rect(0, top, width, bottom - top, colours.water),
    rect(0, top, width, (bottom - top) * 0.16, { fill: colours.waterDeep, opacity: 0.35 }),
    ...bars,
  ]);
}

/** Flooded fields in perspective: banks run to one point far away, young rice stands in front. */
export function paddies(
  width: number,
  top: number,
  bottom: number,
  colours: Palette,
  draw: Random,
): string {
  const rows = 5;
  const columns = 7;
  const far = width / 2 + (draw.next() - 0.5) * 300;
  const y = (row: number): number => top + (bottom - top) * (row / rows) ** 1.7;
  const x = (column: number, row: number): number => {
    const near = (column / columns - 0.5) * width * 2.6 + width / 2;
    const depth = 0.34 + 0.66 * (row / rows) ** 1.7;
    return far + (near - far) * depth;
  };
  const greens = [colours.leafSoft, colours.leaf, colours.water, colours.leafSoft, colours.leaf];
  const parts = [rect(0, top, width, bottom - top, colours.leafDeep)];
  for (let row = 0; row < rows; row += 1) {
    const gap = 3 + row * 2;
    for (let column = 0; column < columns; column += 1) {
      const fill = greens[(column * 2 + row * 3 + draw.int(0, 1)) % greens.length] ?? colours.leaf;
      const [a, b] = [y(row) + gap / 2, y(row + 1) - gap / 2];
      parts.push(
        path(
          `M${n(x(column, row) + gap)} ${n(a)}H${n(x(column + 1, row) - gap)}L${n(x(column + 1, row + 1) - gap * 1.6)} ${n(b)}H${n(x(column, row + 1) + gap * 1.6)}Z`,
          fill,
        ),
      );
    }
  }
  const tufts = Array.from({ length: 44 }, () => {
    const tx = draw.int(0, width);
    const ty = bottom - 20 - draw.next() ** 2 * (bottom - top) * 0.55;
    const size = 10 + ((ty - top) / (bottom - top)) * 22;
    return `M${tx} ${n(ty)}q${n(-size * 0.3)} ${n(-size * 0.6)} ${n(-size * 0.5)} ${n(-size)}M${tx} ${n(ty)}v${n(-size * 1.2)}M${tx} ${n(ty)}q${n(size * 0.3)} ${n(-size * 0.6)} ${n(size * 0.5)} ${n(-size)}`;
  });
  parts.push(stroke(tufts.join(''), colours.leafDeep, 4, { opacity: 0.7 }));
  return group(parts);
}
