/** Types of all sources by the native compiler, one process for modules and pages alike. */
import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Sources } from '../source-files.ts';
import { MODULES_FOLDER, pageModules, withPagePaths } from './page-modules.ts';

/** Runs a program of a package by its path; null where it passed, else its output. */
export type RunProgram = (
  path: string,
  args: readonly string[],
  env?: Record<string, string>,
) => Promise<string | null>;

/** One checker, because several would each check the shared types again. */
const ARGUMENTS = [
  '-p',
  'scripts/check/types/tsconfig.all.json',
  '--checkers',
  '1',
  '--pretty',
  'false',
];
const COMPILER = 'typescript-native/bin/tsc';
/** Turns garbage collection off up to 3 GiB, which saves a third of the compiler's CPU time. */
const ENVIRONMENT = { GOGC: 'off', GOMEMLIMIT: '3GiB' };

export async function typeErrors(root: string, sources: Sources, run: RunProgram) {
  if (!hasContentTypes(root)) {
    const failure = await run('astro/bin/astro.mjs', ['sync']);
    if (failure !== null) return [failure];
  }
  const { modules, findings } = pageModules(sources);
  rmSync(join(root, MODULES_FOLDER), { recursive: true, force: true });
  for (const [path, { code }] of modules) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), code);
  }
  const failure = await run(COMPILER, ARGUMENTS, ENVIRONMENT);
  const lines = findings.map(({ path, line, message }) => `${path}:${line} ${message}`);
  return failure === null ? lines : [...lines, withPagePaths(failure, modules)];
}

/** Returns whether the generated types of the content are newer than their sources. */
function hasContentTypes(root: string): boolean {
  const types = join(root, '.astro', 'types.d.ts');
  if (!existsSync(types)) return false;
  const written = statSync(types).mtimeMs;
  return ['astro.config.mjs', 'src/content.config.ts', 'package-lock.json'].every((file) => {
    const sourceStat = statSync(join(root, file), { throwIfNoEntry: false });
    return sourceStat === undefined || sourceStat.mtimeMs < written;
  });
}
