/** Build step of the styles: puts the widths of tokens.css where a style sheet writes `(--from-md)`. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const TOKENS = new URL('../src/shared/ui/style/tokens.css', import.meta.url);
const DEFINITION = /@custom-media\s+(--[\w-]+)\s+(\([^;]+\));\s*/g;
const USE = /\((--[\w-]+)\)/g;

/** Only inside `@media …{`: `(--x)` elsewhere is not ours. */
export function resolveCustomMedia(css: string, queries: ReadonlyMap<string, string>): string {
  return css
    .replace(DEFINITION, '')
    .replace(/@media[^{;]+\{/g, (rule) =>
      rule.replace(USE, (use, name: string) => queries.get(name) ?? use),
    );
}

export function customMedia(): Plugin {
  const found = readFileSync(TOKENS, 'utf8').matchAll(DEFINITION);
  const queries = new Map(Array.from(found, ([, name = '', query = '']) => [name, query]));
  return {
    name: 'custom-media',
    enforce: 'pre',
    transform(code, id) {
      const isStyle = /\.css(?:$|\?)|[?&]type=style/.test(id);
      if (!isStyle || !(code.includes('@custom-media') || code.includes('(--'))) return null;
      return { code: resolveCustomMedia(code, queries), map: null };
    },
  };
}
