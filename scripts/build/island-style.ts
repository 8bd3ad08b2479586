/** Build step: Astro writes a style element before the first island of a page, where HTML allows none; ours is in base.css. */
import type { Plugin } from 'vite';

const STYLE_ELEMENT = /<style>\$\{ISLAND_STYLES\}<\/style>/;

export function withoutIslandStyle(code: string): string {
  if (!STYLE_ELEMENT.test(code)) throw new Error('Astro writes the style of islands elsewhere');
  return code.replace(STYLE_ELEMENT, '');
}

export function islandStyle(): Plugin {
  return {
    name: 'island-style',
    transform: {
      filter: { id: /\/astro\/dist\/runtime\/server\/scripts\.js$/ },
      handler: (code) => ({ code: withoutIslandStyle(code), map: null }),
    },
  };
}
