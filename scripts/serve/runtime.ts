import { existsSync } from 'node:fs';

/** The server half of the build: pages, API, jobs and the pool they share. */
export type Runtime = typeof import('#app/runtime.ts');

export const DIST = new URL('../../dist/', import.meta.url);
export const CLIENT = new URL('client/', DIST);

export async function loadRuntime(): Promise<Runtime> {
  const entry = new URL('server/runtime.mjs', DIST);
  if (!existsSync(entry)) throw new Error('There is no build: run `npm run build` first');
  return (await import(entry.href)) as Runtime;
}
