/** Build step: inlines the named media queries of `tokens.css`, such as `(--from-md)`. */
import { readFileSync } from 'node:fs';
import postcss, { type Plugin } from 'postcss';

/** Reads the queries from `file` once for all style sheets. */
export function customMedia(file: string): Plugin {
  const queries = new Map<string, string>();
  postcss.parse(readFileSync(file, 'utf8')).walkAtRules('custom-media', ({ params }) => {
    const [name = '', ...query] = params.split(/\s+/);
    queries.set(name, query.join(' '));
  });
  return {
    postcssPlugin: 'custom-media',
    Once(root) {
      root.walkAtRules((rule) => {
        if (rule.name === 'custom-media') rule.remove();
        if (rule.name === 'media') rule.params = writtenOut(rule.params, queries);
      });
    },
  };
}

function writtenOut(params: string, queries: ReadonlyMap<string, string>): string {
  return params.replace(/\((--[\w-]+)\)/g, (_, name: string) => {
    const query = queries.get(name);
    if (query === undefined) throw new Error(`@media ${params}: ${name} is no query of the tokens`);
    return query;
  });
}
