import { clothes, HAIRS, oklch, type Palette, SKINS } from './palette.ts';
import type { Random } from './random.ts';
import { circle, ellipse, group, path, rect } from './svg.ts';

export const HEADGEAR = ['none', 'helmet', 'cap', 'chef', 'net', 'straw'] as const;
export type Headgear = (typeof HEADGEAR)[number];

export interface Person {
  readonly skin: string;
  readonly hair: string;
  readonly hairStyle: number;
  readonly top: string;
  readonly bottom: string;
  readonly shoe: string;
  /** 0.9 slight to 1.15 broad. */
  readonly breadth: number;
  readonly headgear: Headgear;
  /** Over the top: an apron, a vest or a coat in this colour. */
  readonly over: { readonly kind: 'apron' | 'vest' | 'coat'; readonly colour: string } | null;
}

export function randomPerson(
  colours: Palette,
  draw: Random,
  wear: Partial<Pick<Person, 'headgear' | 'over' | 'top'>> = {},
): Person {
  const isGrey = draw.chance(0.14);
  return {
    skin: SKINS[draw.weighted([14, 26, 28, 20, 9, 5])] ?? SKINS[2],
    hair: isGrey ? HAIRS[4] : (HAIRS[draw.int(0, 3)] ?? HAIRS[0]),
    hairStyle: draw.int(0, 8),
    top: clothes(colours, draw),
    bottom: draw.pick([colours.ink, colours.deep, oklch(0.45, 0.03, 60), oklch(0.36, 0.05, 260)]),
    shoe: draw.pick([colours.ink, oklch(0.35, 0.03, 50), colours.paper]),
    breadth: 0.9 + draw.next() * 0.25,
    headgear: 'none',
    over: null,
    ...wear,
  };
}

/** Hair around a head of radius `r` centred on the origin; what lies behind it comes first. */
export function hair(person: Person, r: number): { behind: string; before: string } {
  const { hair: colour, hairStyle } = person;
  const cap = path(
    `M${-r * 1.04} ${r * 0.1}C${-r * 1.12} ${-r * 0.95} ${-r * 0.45} ${-r * 1.2} 0 ${-r * 1.18}C${r * 0.5} ${-r * 1.2} ${r * 1.12} ${-r * 0.95} ${r * 1.04} ${r * 0.1}C${r * 0.95} ${-r * 0.35} ${r * 0.6} ${-r * 0.55} ${r * 0.15} ${-r * 0.55}C${-r * 0.4} ${-r * 0.5} ${-r * 0.9} ${-r * 0.4} ${-r * 1.04} ${r * 0.1}Z`,
    colour,
  );
  const none = { behind: '', before: '' };
  switch (hairStyle) {
    case 0:
      return { ...none, before: cap };
    case 1:
      return {
        behind: path(
          `M${-r * 1.1} ${-r * 0.2}C${-r * 1.2} ${r * 1.3} ${-r * 0.9} ${r * 1.5} ${-r * 0.7} ${r * 1.5}H${r * 0.7}C${r * 0.9} ${r * 1.5} ${r * 1.2} ${r * 1.3} ${r * 1.1} ${-r * 0.2}Z`,
          colour,
        ),
        before: cap,
      };
    case 2:
      return {
        behind: rect(-r * 1.12, -r * 0.6, r * 2.24, r * 1.55, { fill: colour, rx: r * 0.6 }),
        before: cap,
      };
    case 3:
      return { behind: circle(0, -r * 1.25, r * 0.46, colour), before: cap };
    case 4:
      return {
        behind: path(
          `M${r * 0.5} ${-r * 0.7}C${r * 1.7} ${-r * 0.6} ${r * 1.7} ${r * 0.9} ${r * 1.15} ${r * 1.5}C${r * 1.25} ${r * 0.6} ${r * 1} ${r * 0.2} ${r * 0.6} ${-r * 0.1}Z`,
          colour,
        ),
        before: cap,
      };
    case 5:
      return {
        ...none,
        before:
          cap +
          [-0.85, -0.45, 0, 0.45, 0.85]
            .map((dx) => circle(dx * r, -r * (1.08 - Math.abs(dx) * 0.35), r * 0.36, colour))
            .join(''),
      };
    case 6: {
      // A head scarf, in the colour of what is worn below it.
      const cloth = person.bottom;
      return {
        behind: path(
          `M${-r * 1.22} 0C${-r * 1.3} ${r * 1.5} ${-r * 0.8} ${r * 1.9} 0 ${r * 1.9}S${r * 1.3} ${r * 1.5} ${r * 1.22} 0Z`,
          cloth,
        ),
        before: path(
          `M${-r * 1.22} ${r * 0.2}C${-r * 1.3} ${-r * 1.1} ${-r * 0.6} ${-r * 1.32} 0 ${-r * 1.3}S${r * 1.3} ${-r * 1.1} ${r * 1.22} ${r * 0.2}C${r * 1.15} ${r * 0.9} ${r * 0.7} ${r * 1.1} ${r * 0.4} ${r * 1.2}C${r * 0.9} ${r * 0.6} ${r * 0.95} ${-r * 0.75} 0 ${-r * 0.72}S${-r * 0.9} ${r * 0.6} ${-r * 0.4} ${r * 1.2}C${-r * 0.7} ${r * 1.1} ${-r * 1.15} ${r * 0.9} ${-r * 1.22} ${r * 0.2}Z`,
          cloth,
        ),
      };
    }
    case 7:
      return {
        ...none,
        before: path(
          `M${-r * 1.02} ${-r * 0.02}C${-r * 1.1} ${-r * 0.8} ${-r * 0.6} ${-r * 1.1} 0 ${-r * 1.08}S${r * 1.1} ${-r * 0.8} ${r * 1.02} ${-r * 0.02}C${r * 0.9} ${-r * 0.5} ${r * 0.5} ${-r * 0.72} 0 ${-r * 0.72}S${-r * 0.9} ${-r * 0.5} ${-r * 1.02} ${-r * 0.02}Z`,
          colour,
        ),
      };
    default:
      return {
        ...none,
        before: path(
          `M${-r * 1.04} ${r * 0.05}C${-r * 1.1} ${-r * 0.9} ${-r * 0.5} ${-r * 1.2} ${r * 0.1} ${-r * 1.2}C${r * 0.9} ${-r * 1.15} ${r * 1.15} ${-r * 0.6} ${r * 1.02} ${r * 0.02}C${r * 0.8} ${-r * 0.2} ${r * 0.7} ${-r * 0.4} ${r * 0.62} ${-r * 0.62}C${r * 0.2} ${-r * 0.3} ${-r * 0.6} ${-r * 0.3} ${-r * 0.86} ${-r * 0.5}C${-r * 0.95} ${-r * 0.3} ${-r} ${-r * 0.1} ${-r * 1.04} ${r * 0.05}Z`,
          colour,
        ),
      };
  }
}

export function headgear(kind: Headgear, r: number, colours: Palette): string {
  switch (kind) {
    case 'helmet':
      return (
        path(
          `M${-r * 1.12} ${-r * 0.28}C${-r * 1.12} ${-r * 1.5} ${r * 1.12} ${-r * 1.5} ${r * 1.12} ${-r * 0.28}Z`,
          colours.accent,
        ) +
        rect(-r * 1.3, -r * 0.38, r * 2.6, r * 0.22, { fill: colours.accentDeep, rx: r * 0.11 }) +
        rect(-r * 0.12, -r * 1.22, r * 0.24, r * 0.85, { fill: colours.accentDeep, rx: r * 0.1 })
      );
    case 'cap':
      return (
        path(
          `M${-r * 1.06} ${-r * 0.3}C${-r * 1.06} ${-r * 1.4} ${r * 1.06} ${-r * 1.4} ${r * 1.06} ${-r * 0.3}Z`,
          colours.near,
        ) +
        path(
          `M${r * 0.2} ${-r * 0.46}H${r * 1.6}Q${r * 1.7} ${-r * 0.28} ${r * 1.5} ${-r * 0.26}H${r * 0.2}Z`,
          colours.deep,
        )
      );
    case 'chef':
      return (
        circle(-r * 0.6, -r * 1.35, r * 0.55, colours.paper) +
        circle(r * 0.6, -r * 1.35, r * 0.55, colours.paper) +
        circle(0, -r * 1.6, r * 0.62, colours.paper) +
        rect(-r * 0.92, -r * 1.25, r * 1.84, r * 0.8, colours.paper) +
        rect(-r * 0.92, -r * 0.62, r * 1.84, r * 0.2, colours.wallShade)
      );
    case 'net':
      return path(
        `M${-r * 1.12} ${-r * 0.1}C${-r * 1.25} ${-r * 1.4} ${r * 1.25} ${-r * 1.4} ${r * 1.12} ${-r * 0.1}Q0 ${-r * 0.55} ${-r * 1.12} ${-r * 0.1}Z`,
        colours.glass,
      );
    case 'straw':
      return (
        ellipse(0, -r * 0.5, r * 1.9, r * 0.34, oklch(0.8, 0.09, 85)) +
        path(
          `M${-r * 0.95} ${-r * 0.55}C${-r * 0.8} ${-r * 1.5} ${r * 0.8} ${-r * 1.5} ${r * 0.95} ${-r * 0.55}Z`,
          oklch(0.84, 0.09, 88),
        ) +
        rect(-r * 0.93, -r * 0.78, r * 1.86, r * 0.22, colours.accentDeep)
      );
    default:
      return '';
  }
}

/** What hangs behind the neck, drawn before the body. */
export function hairBehind(person: Person, r: number): string {
  return hair(person, r).behind;
}

/** A face without features, so that it resembles no real person. */
export function head(person: Person, r: number, colours: Palette): string {
  const { before } = hair(person, r);
  const hides =
    person.headgear !== 'none' && person.headgear !== 'cap' && person.headgear !== 'helmet';
  return group([
    ellipse(-r * 0.98, r * 0.12, r * 0.18, r * 0.24, person.skin),
    ellipse(r * 0.98, r * 0.12, r * 0.18, r * 0.24, person.skin),
    ellipse(0, 0, r, r * 1.08, person.skin),
    hides && person.hairStyle !== 6 ? '' : before,
    headgear(person.headgear, r, colours),
  ]);
}
