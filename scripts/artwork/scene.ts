import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Family } from './family.ts';
import { paletteAt } from './palette.ts';
import { randomPerson } from './person.ts';
import { random } from './random.ts';
import type { Drawing } from './svg.ts';

const WIDTH = 1200;
const HEIGHT = 900;

/** `scenes/**.svg` and `parts/<family>.svg`, without the sample palette that browsers show them in. */
function drawingsIn(folder: string): ReadonlyMap<string, string> {
  const home = new URL(`./${folder}/`, import.meta.url);
  const files = readdirSync(home, { recursive: true, encoding: 'utf8' });
  return new Map(
    files
      .filter((file) => file.endsWith('.svg'))
      .map((file) => {
        const svg = readFileSync(new URL(file, home), 'utf8');
        const content = svg
          .replace(
            /<svg[^>]*>|<\/svg>|<title>[^<]*<\/title>|<style id="palette">[^<]*<\/style>/g,
            '',
          )
          .replace(/\s+/g, ' ')
          .replaceAll('> <', '><');
        return [basename(file, '.svg'), content] as const;
      }),
  );
}

const SCENES = drawingsIn('scenes');
const PARTS = drawingsIn('parts');

export const SCENE_NAMES: readonly string[] = [...SCENES.keys()];

/** True for a scene that shows a house or goods, which differ between families of companies. */
export function dependsOnFamily(scene: string): boolean {
  return SCENES.get(scene)?.includes('<use ') ?? false;
}

export interface SceneOrder {
  readonly scene: string;
  readonly palette: number;
  readonly family: Family;
  /** 1 is the mirror image, with other people in it. */
  readonly variant: number;
  /** 16:9, the middle of the scene. */
  readonly isWide: boolean;
}

/** The colour behind each `var(--name)` of a drawing; librsvg knows no CSS variables. */
function colourOf({ scene, palette, variant }: SceneOrder): (name: string) => string {
  const colours = new Map<string, unknown>(Object.entries(paletteAt(palette)));
  const people = new Map<string, ReturnType<typeof randomPerson>>();
  return (name) => {
    const [part, number] = name.split('-');
    if (number && (part === 'skin' || part === 'hair' || part === 'top')) {
      const person =
        people.get(number) ??
        randomPerson(paletteAt(palette), random('person', scene, palette, variant, number));
      people.set(number, person);
      return person[part];
    }
    const colour = colours.get(name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()));
    if (typeof colour !== 'string') throw new Error(`no colour --${name} for ${scene}`);
    return colour;
  };
}

/** A scene of daily work in the colours of a palette. */
export function drawScene(order: SceneOrder): Drawing {
  const { scene, family, variant, isWide } = order;
  const content = SCENES.get(scene);
  if (content === undefined) throw new Error(`no scene ${scene}`);
  const defs = dependsOnFamily(scene) ? `<defs>${PARTS.get(family)}</defs>` : '';
  const turned =
    variant === 1 ? `<g transform="matrix(-1 0 0 1 ${WIDTH} 0)">${content}</g>` : content;
  const colour = colourOf(order);
  const painted = (defs + turned).replace(/var\(--([\w-]+)\)/g, (_, name: string) => colour(name));
  const [width, height] = isWide ? [1600, 900] : [WIDTH, HEIGHT];
  const view = isWide ? '0 170 1200 675' : `0 0 ${WIDTH} ${HEIGHT}`;
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view}">${painted}</svg>`,
    width,
    height,
  };
}
