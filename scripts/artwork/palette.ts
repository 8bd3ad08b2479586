import { type Random, random } from './random.ts';

/** OKLCH to sRGB: equal steps of lightness look equal in every hue, which keeps palettes calm. */
export function oklch(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const channel = (value: number): string => {
    const bounded = Math.min(1, Math.max(0, value));
    const gamma = bounded <= 0.0031308 ? 12.92 * bounded : 1.055 * bounded ** (1 / 2.4) - 0.055;
    return Math.round(gamma * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${linear.map(channel).join('')}`;
}

export type Palette = Readonly<ReturnType<typeof palette>>;

/** Pairs of hues chosen to live well together: the company's own, and its accent. */
const PAIRS: readonly (readonly [main: number, other: number])[] = [
  [235, 75],
  [205, 45],
  [178, 55],
  [160, 75],
  [262, 60],
  [285, 45],
  [245, 25],
  [220, 90],
  [195, 20],
  [150, 45],
  [30, 225],
  [250, 150],
  [310, 75],
  [55, 235],
  [190, 80],
  [270, 20],
];

export type Light = 'morning' | 'day' | 'dusk';

/** Index of a company's palette, the same on its logo, its cover and in its gallery. */
export function paletteIndexOf(company: number): number {
  return random('palette', company).int(0, PAIRS.length - 1);
}

export function paletteOf(company: number, light: Light = 'day'): Palette {
  return paletteAt(paletteIndexOf(company), light);
}

const KNOWN_PALETTES = new Map<string, Palette>();

export function paletteAt(index: number, light: Light = 'day'): Palette {
  const key = `${index} ${light}`;
  const cached = KNOWN_PALETTES.get(key);
  if (cached) return cached;
  const [main, other] = PAIRS[index] ?? [235, 75];
  const mixed = palette(main, other, light);
  KNOWN_PALETTES.set(key, mixed);
  return mixed;
}

const SKIES: Readonly<Record<Light, (main: number, other: number) => [string, string, string]>> = {
  morning: (main) => [oklch(0.9, 0.05, main), oklch(0.965, 0.035, 75), oklch(0.93, 0.09, 85)],
  day: (main) => [oklch(0.88, 0.06, main), oklch(0.97, 0.02, main), oklch(0.985, 0.03, 95)],
  dusk: (main, other) => [oklch(0.62, 0.09, main), oklch(0.88, 0.08, other), oklch(0.95, 0.08, 75)],
};

function palette(main: number, other: number, light: Light) {
  const [skyTop, skyLow, sun] = SKIES[light](main, other);
  const dim = light === 'dusk' ? 0.07 : 0;
  return {
    main,
    other,
    skyTop,
    skyLow,
    sun,
    cloud: oklch(0.985 - dim / 2, 0.012, light === 'dusk' ? other : main),
    // Hills from the horizon to the front.
    far: oklch(0.82 - dim, 0.05, main),
    mid: oklch(0.71 - dim, 0.075, main),
    near: oklch(0.57 - dim, 0.09, main),
    deep: oklch(0.42 - dim / 2, 0.085, main),
    ink: oklch(0.29, 0.06, main),
    wall: oklch(0.945, 0.025, main),
    wallShade: oklch(0.9, 0.035, main),
    floor: oklch(0.86, 0.035, other),
    floorShade: oklch(0.8, 0.045, other),
    accent: oklch(0.74, 0.13, other),
    accentSoft: oklch(0.89, 0.06, other),
    accentDeep: oklch(0.57, 0.125, other),
    paper: oklch(0.985, 0.008, other),
    leaf: oklch(0.66 - dim, 0.1, 152),
    leafDeep: oklch(0.5 - dim, 0.085, 158),
    leafSoft: oklch(0.79 - dim, 0.085, 140),
    wood: oklch(0.74, 0.065, 65),
    woodDeep: oklch(0.58, 0.065, 58),
    metal: oklch(0.83, 0.012, main),
    metalDeep: oklch(0.64, 0.02, main),
    water: oklch(0.84 - dim, 0.06, main - 12),
    waterDeep: oklch(0.7 - dim, 0.085, main - 6),
    glass: oklch(0.92, 0.035, main),
    night: oklch(0.34, 0.07, main),
    nightLow: oklch(0.46, 0.09, main),
    nightHill: oklch(0.3, 0.06, main),
    nightWater: oklch(0.4, 0.07, main - 8),
    nightShore: oklch(0.27, 0.05, main),
  };
}

/** Colours of clothes that suit the palette. */
export function clothes(colours: Palette, draw: Random): string {
  return draw.pick([
    colours.accent,
    colours.accentDeep,
    colours.near,
    colours.deep,
    colours.paper,
    colours.mid,
    oklch(0.72, 0.09, colours.main + 40),
    oklch(0.8, 0.07, colours.other - 25),
  ]);
}

export const SKINS = [
  oklch(0.86, 0.05, 65),
  oklch(0.8, 0.06, 62),
  oklch(0.73, 0.07, 60),
  oklch(0.65, 0.07, 56),
  oklch(0.55, 0.065, 52),
  oklch(0.45, 0.055, 48),
] as const;

export const HAIRS = [
  oklch(0.25, 0.02, 60),
  oklch(0.22, 0.015, 280),
  oklch(0.33, 0.045, 50),
  oklch(0.42, 0.06, 50),
  oklch(0.78, 0.01, 80),
] as const;
