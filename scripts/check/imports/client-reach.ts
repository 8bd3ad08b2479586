/** Follows the modules that the browser loads, from each island and each .astro `<script>`. */
import { builtinModules } from 'node:module';
import type { Finding, Sources } from '../source-files.ts';
import type { ImportSite, Module } from '../syntax.ts';
import { packageName, resolve } from './resolve.ts';
import { locationOf, SERVER_PACKAGES } from './rooms.ts';

const BUILTINS = new Set(builtinModules.filter((name) => !name.startsWith('_')));

type Modules = ReadonlyMap<string, Module>;

interface Step {
  readonly path: string;
  readonly site: ImportSite;
  readonly trail: readonly string[];
}

export function clientReach(modules: Modules, sources: Sources): Finding[] {
  const findings: Finding[] = [];
  for (const [path, module] of modules) {
    const island = path.endsWith('.island.tsx');
    const roots = module.imports.filter(({ client }) => island || client);
    findings.push(...reachFrom(path, roots, modules, sources));
  }
  return findings;
}

function reachFrom(
  root: string,
  roots: readonly ImportSite[],
  modules: Modules,
  sources: Sources,
): Finding[] {
  const findings: Finding[] = [];
  const seen = new Set<string>([root]);
  const queue: Step[] = roots.map((site) => ({ path: root, site, trail: [root] }));
  for (let step = queue.shift(); step; step = queue.shift()) {
    const { path, site, trail } = step;
    if (site.typeOnly) continue;
    const first = trail.length === 1 ? site.line : lineOf(root, trail[1], modules);
    const forbidden = forbiddenInBrowser(path, site.specifier);
    if (forbidden) {
      const message = `loads ${forbidden} in the browser: ${[...trail, site.specifier].join(' → ')}`;
      findings.push({ path: root, line: first, message });
      continue;
    }
    const target = /^[.#]/.test(site.specifier) ? resolve(path, site.specifier) : null;
    if (target === null || seen.has(target) || !sources.has(target)) continue;
    seen.add(target);
    const next = modules.get(target)?.imports ?? [];
    queue.push(...next.map((inner) => ({ path: target, site: inner, trail: [...trail, target] })));
  }
  return findings;
}

function lineOf(root: string, second: string | undefined, modules: Modules): number {
  const site = modules
    .get(root)
    ?.imports.find(({ specifier }) => resolve(root, specifier) === second);
  return site?.line ?? 1;
}

/** Catalogues and i18next are too heavy for browsers: islands get their messages as a prop. */
function forbiddenInBrowser(from: string, specifier: string): string | null {
  if (!/^[.#]/.test(specifier)) {
    const name = packageName(specifier);
    if (specifier.startsWith('node:') || BUILTINS.has(name)) return `'${specifier}'`;
    return SERVER_PACKAGES.has(name) || name === 'i18next' ? `the package '${name}'` : null;
  }
  const target = resolve(from, specifier);
  const layer = target === null ? undefined : locationOf(target)?.layer;
  if (layer === 'server' || layer === 'shared/server') return 'server code';
  return layer === 'i18n' ? 'the catalogues' : null;
}
