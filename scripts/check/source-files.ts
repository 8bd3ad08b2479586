/** Reads the sources that all checks use: path relative to the repository → text. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Sources = ReadonlyMap<string, string>;

export interface Finding {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

const CODE_FOLDERS = ['src', 'scripts', 'tests'];
const OTHER_FOLDERS = ['docs', 'public', '.ci'];
const TEXT = /\.(ts|tsx|mts|mjs|js|astro|css|json|sql|md|html|txt|csv|svg|sh|toml|ya?ml)$|\/run$/;
const GENERATED =
  /^(src\/shared\/server\/db\/migrations|tests\/fixtures)\/|(^|\/)(node_modules|\.astro)\//;

export function readSources(root: string): Sources {
  return read(
    root,
    CODE_FOLDERS.flatMap((folder) => filesUnder(root, folder)),
  );
}

export function readOtherFiles(root: string): Sources {
  const atRoot = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'package-lock.json')
    .map(({ name }) => name);
  return read(root, [...atRoot, ...OTHER_FOLDERS.flatMap((folder) => filesUnder(root, folder))]);
}

function read(root: string, paths: readonly string[]): Sources {
  return new Map(
    paths
      .filter((path) => TEXT.test(path) && !GENERATED.test(path))
      .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );
}

function filesUnder(root: string, folder: string): string[] {
  try {
    return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
      .sort();
  } catch {
    return [];
  }
}

export function isCode(path: string): boolean {
  return /\.(ts|tsx|astro)$/.test(path) && !path.endsWith('.d.ts');
}

export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}

export function lineAt(source: string, offset: number): number {
  let line = 1;
  for (
    let index = source.indexOf('\n');
    index !== -1 && index < offset;
    index = source.indexOf('\n', index + 1)
  ) {
    line += 1;
  }
  return line;
}
