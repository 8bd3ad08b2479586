/** Rejects import cycles, type imports included: code that two modules share belongs below both. */

import type { Finding, Sources } from '../source-files.ts';
import type { Module } from '../syntax.ts';
import { resolve } from './resolve.ts';

export function importCircles(modules: ReadonlyMap<string, Module>, sources: Sources): Finding[] {
  const findings: Finding[] = [];
  const done = new Set<string>();
  const trail: string[] = [];

  function visit(path: string): void {
    trail.push(path);
    for (const { specifier, line } of modules.get(path)?.imports ?? []) {
      const target = /^[.#]/.test(specifier) ? resolve(path, specifier) : null;
      if (target === null || !sources.has(target) || done.has(target)) continue;
      const start = trail.indexOf(target);
      if (start === -1) visit(target);
      else {
        const circle = [...trail.slice(start), target].join(' → ');
        findings.push({ path, line, message: `closes a circle of imports: ${circle}` });
      }
    }
    trail.pop();
    done.add(path);
  }

  for (const path of modules.keys()) if (!done.has(path)) visit(path);
  return findings;
}
