import { existsSync, readFileSync } from 'node:fs';

let scripts: Readonly<Record<string, readonly string[]>> = {};

/** Reads the list that the build wrote; where there is none, scripts are found one after the other. */
export function readStepScripts(folder: URL): void {
  const file = new URL('step-scripts.json', folder);
  if (existsSync(file)) scripts = JSON.parse(readFileSync(file, 'utf8'));
}

/** Addresses of all scripts that a step of the wizard needs before it can be used. */
export function scriptsOfStep(step: string): readonly string[] {
  return scripts[step] ?? [];
}
