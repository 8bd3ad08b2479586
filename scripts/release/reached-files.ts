import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

export interface Reached {
  readonly files: readonly string[];
  readonly packages: ReadonlySet<string>;
}

/** The `imports` of package.json: a file, or a file for each condition. */
export type Aliases = Readonly<Record<string, string | { readonly default: string }>>;

/** Specifiers of imports, exports, dynamic imports and `resolve`, without types. */
const SPECIFIER =
  /(?:^|[;\n])\s*(?:import|export)\s(?!type\s)(?:[^'";]*?\sfrom\s*)?['"]([^'"]+)['"]|^import\s*['"]([^'"]+)['"]|(?<!typeof )\b(?:import|resolve)\(\s*['"]([^'"]+)['"]/gm;
const PROGRAM = /\bnew URL\(\s*'(\.[^']+\.(?:ts|mjs))',\s*import\.meta\.url/g;

export function specifiersOf(text: string): string[] {
  return [...text.matchAll(SPECIFIER)].map(
    ([, declared, bare, dynamic]) => declared ?? bare ?? dynamic ?? '',
  );
}

export function programsOf(text: string): string[] {
  return [...text.matchAll(PROGRAM)].map(([, path]) => path ?? '');
}

/** Package name such as `@scope/name` of a specifier; null for files and modules of Node. */
export function packageOfFile(specifier: string): string | null {
  if (/^(\.|\/|#|node:)/.test(specifier)) return null;
  return /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? null;
}

export function reachedFrom(
  root: string,
  entries: readonly string[],
  aliases: Aliases,
  linksOf: (text: string) => readonly string[] = specifiersOf,
): Reached {
  const files = new Set<string>();
  const packages = new Set<string>();
  const left = [...entries];
  for (let path = left.pop(); path !== undefined; path = left.pop()) {
    if (files.has(path)) continue;
    files.add(path);
    if (!/\.(ts|tsx|mjs)$/.test(path)) continue;
    for (const specifier of linksOf(readFileSync(join(root, path), 'utf8'))) {
      const name = packageOfFile(specifier);
      if (name !== null) packages.add(name);
      else if (!specifier.startsWith('node:')) left.push(fileOf(path, specifier, aliases));
    }
  }
  return { files: [...files].sort(), packages };
}

function fileOf(from: string, specifier: string, aliases: Aliases): string {
  const exact = aliases[specifier];
  if (exact !== undefined) return targetOf(exact);
  const alias = Object.keys(aliases).find(
    (key) => key.endsWith('*') && specifier.startsWith(key.slice(0, -1)),
  );
  return alias === undefined
    ? normalize(join(dirname(from), specifier))
    : targetOf(aliases[alias] ?? '').replace('*', specifier.slice(alias.length - 1));
}

const targetOf = (target: Aliases[string]) =>
  normalize(typeof target === 'string' ? target : target.default);
