/** Formats a number with few digits, so that files stay small. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

function attributes(values: Attributes): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? n(value) : value}"`)
    .join('');
}

/** A colour, or a colour with more about how it is laid on. */
export type Paint = string | Attributes;

function painted(paint: Paint): Attributes {
  return typeof paint === 'string' ? { fill: paint } : paint;
}

export function rect(x: number, y: number, width: number, height: number, paint: Paint): string {
  return `<rect${attributes({ x, y, width, height, ...painted(paint) })}/>`;
}

export function circle(
  cx: number,
  cy: number,
  r: number,
  fill: string,
  more: Attributes = {},
): string {
  return `<circle${attributes({ cx, cy, r, fill, ...more })}/>`;
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, paint: Paint): string {
  return `<ellipse${attributes({ cx, cy, rx, ry, ...painted(paint) })}/>`;
}

export function path(d: string, fill: string, more: Attributes = {}): string {
  return `<path${attributes({ d, fill, ...more })}/>`;
}

/** A line with round ends: limbs, stems, cables. */
export function stroke(d: string, colour: string, width: number, more: Attributes = {}): string {
  return `<path${attributes({
    d,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  })}/>`;
}

export type Point = readonly [x: number, y: number];

/** `corners`: x and y of each in turn. */
export function polygon(corners: readonly number[], fill: string): string {
  const points = corners.map((value, index) => n(value) + (index % 2 === 0 ? ',' : ' '));
  return `<polygon${attributes({ points: points.join('').trimEnd(), fill })}/>`;
}
export function group(content: string | readonly string[], more: Attributes = {}): string {
  return `<g${attributes(more)}>${typeof content === 'string' ? content : content.join('')}</g>`;
}

/** Moves, sizes and perhaps mirrors what was drawn around the origin. */
export function positioned(x: number, y: number, content: string, scale = 1, flip = false): string {
  const size = scale === 1 && !flip ? '' : ` scale(${n4(flip ? -scale : scale)} ${n4(scale)})`;
  return `<g transform="translate(${n(x)} ${n(y)})${size}">${content}</g>`;
}

function n4(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

/** A smooth line through points, as an open path. */
export function smooth(points: readonly Point[]): string {
  const [first] = points;
  if (!first) return '';
  let d = `M${n(first[0])} ${n(first[1])}`;
  for (let index = 1; index < points.length; index += 1) {
    const before = points[index - 1] ?? first;
    const here = points[index] ?? first;
    const middle = (before[0] + here[0]) / 2;
    d += `C${n(middle)} ${n(before[1])} ${n(middle)} ${n(here[1])} ${n(here[0])} ${n(here[1])}`;
  }
  return d;
}

export interface Drawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

export function drawing(width: number, height: number, content: string, defs = ''): Drawing {
  const definitions = defs === '' ? '' : `<defs>${defs}</defs>`;
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${definitions}${content}</svg>`,
    width,
    height,
  };
}

/** Top to bottom. */
export function gradient(
  id: string,
  stops: readonly (readonly [offset: number, colour: string])[],
): string {
  const list = stops
    .map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`)
    .join('');
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${list}</linearGradient>`;
}
