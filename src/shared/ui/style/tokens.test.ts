import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ASPECTS } from '#shared/core/aspects.ts';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const css = read('./tokens.css');
const sizesCss = read('./sizes.css');
const [lightCss = '', darkCss = ''] = css.split('@media (prefers-color-scheme: dark)');

function hexTokens(source: string): Record<string, string> {
  const found = source.matchAll(/--color-([\w-]+):\s*(#[0-9a-f]{6});/g);
  return Object.fromEntries(Array.from(found, ([, name = '', value = '']) => [name, value]));
}

const light = hexTokens(lightCss);
const schemes = { light, dark: { ...light, ...hexTokens(darkCss) } };

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const BACKGROUNDS = ['surface', 'ground', 'sunken'];
const WORDS = ['text', 'muted', 'ink', 'link'];
const TONES = ['action', 'danger', 'success', 'warning', 'info'];

const textPairs: [string, string][] = [
  ...WORDS.flatMap((word) =>
    [...BACKGROUNDS, 'voice'].map((plane): [string, string] => [word, plane]),
  ),
  ...[...TONES, ...ASPECTS].flatMap((hue): [string, string][] => [
    [`${hue}-ink`, `${hue}-tint`],
    [`${hue}-ink`, 'surface'],
    [`${hue}-ink`, 'ground'],
    ['text', `${hue}-tint`],
    ['muted', `${hue}-tint`],
    ['ink', `${hue}-tint`],
  ]),
  ...BACKGROUNDS.map((plane): [string, string] => ['navbar', plane]),
  ['on-action', 'action-fill'],
  ['on-action', 'action-fill-hover'],
  ['on-danger', 'danger-fill'],
  ['on-danger', 'danger-fill-hover'],
  ['on-foot', 'foot'],
  ['on-foot-muted', 'foot'],
  ['on-stage', 'stage'],
  ['on-stage-muted', 'stage'],
];

/** WCAG 1.4.11: what draws a control, a chart or the focus needs three to one. */
const graphicPairs: [string, string][] = [
  ...['line-strong', 'focus', 'star', ...ASPECTS, 'good', 'excellent', 'finest'].flatMap((name) =>
    ['surface', 'ground'].map((plane): [string, string] => [name, plane]),
  ),
];

describe.each(Object.entries(schemes))('%s scheme', (_name, colours) => {
  function ratio([front, back]: [string, string]): number {
    const one = colours[front];
    const other = colours[back];
    if (one === undefined || other === undefined) throw new Error(`no token ${front} or ${back}`);
    return contrast(one, other);
  }

  it.each(textPairs)('writes %s on %s', (front, back) => {
    expect(ratio([front, back])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(graphicPairs)('draws %s on %s', (front, back) => {
    expect(ratio([front, back])).toBeGreaterThanOrEqual(3);
  });

  it('leaves no ink or filled colour unchecked', () => {
    const checked = new Set(textPairs.flat());
    const written = Object.keys(colours).filter((name) => /-ink$|-fill$|-tint$|^on-/.test(name));
    expect(written.filter((name) => !checked.has(name))).toEqual([]);
  });
});

it('holds the presentation constants of the product', () => {
  for (const constant of ['#09b9e4', '#004469', '#d72452', '#006fac']) {
    expect(lightCss).toContain(constant);
  }
  for (const width of [576, 768, 992, 1200]) {
    expect(lightCss).toContain(`width >= ${width / 16}em`);
  }
  for (const [name, width] of [
    ['sidebar', 320],
    ['toast', 350],
    ['table', 300],
    ['editor', 300],
    ['gallery-dialog', 950],
  ] as const) {
    expect(sizesCss).toContain(`--size-${name}: ${width / 16}rem;`);
  }
});
