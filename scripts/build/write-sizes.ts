/** Build step: `sizes.css` as values where styles use them, half a kilobyte less to pack on every page. */
import { readFileSync } from 'node:fs';
import postcss, { type Plugin } from 'postcss';

/** Leaves alone what the sheet `file` does not name: it may change with scheme, language or place. */
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
