import { existsSync, readFileSync } from 'node:fs';

let scripts: Readonly<Record<string, readonly string[]>> = {};

/** Reads the list written by the build; without a list scripts load one after another. */
export function readStepScripts(folder: URL): void {
  const file = new URL('step-scripts.json', folder);
  if (existsSync(file)) scripts = JSON.parse(readFileSync(file, 'utf8'));
}

export function scriptsOfStep(step: string): readonly string[] {
  return scripts[step] ?? [];
}
