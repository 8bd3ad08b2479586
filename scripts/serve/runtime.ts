import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { holdCurrent } from '../build/builds.ts';
import { ROOT } from '../setup.mjs';

/** The server half of the build: pages, API, jobs and the pool they share. */
export type Runtime = typeof import('#app/runtime.ts');

export interface Build {
  readonly folder: URL;
  readonly runtime: Runtime;
  release(): void;
}

/** The build of this process, its own until the end: a later one does not take it away. */
export async function loadBuild(): Promise<Build> {
  const { folder, release } = holdCurrent(ROOT);
  const entry = pathToFileURL(join(folder, 'server/runtime.mjs'));
  const runtime = (await import(entry.href)) as Runtime;
  return { folder: pathToFileURL(`${folder}/`), runtime, release };
}
