/** Build step: inlines the values of `sizes.css`, which saves half a kilobyte on every page. */
import { readFileSync } from 'node:fs';
import postcss, { type Plugin } from 'postcss';

/** Inlines the variables of `file`, which are constants, unlike those of colour schemes. */
export function writeSizes(file: string): Plugin {
  const sizes = new Map<string, string>();
  postcss.parse(readFileSync(file, 'utf8')).walkDecls(/^--/, ({ prop, value }) => {
    sizes.set(prop, value);
  });
  return {
    postcssPlugin: 'write-sizes',
    Once(root) {
      root.walkDecls((decl) => {
        decl.value = decl.value.replace(
          /var\((--[\w-]+)\)/g,
          (use, name: string) => sizes.get(name) ?? use,
        );
      });
    },
  };
}
