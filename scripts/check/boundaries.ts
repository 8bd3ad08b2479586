/** Checks each import of each .ts, .tsx and .astro file against the table in rooms.ts. */
import { builtinModules } from 'node:module';
import { clientReach } from './imports/client-reach.ts';
import { importCircles } from './imports/import-circles.ts';
import { packageName, resolve } from './imports/resolve.ts';
import {
  CORE_PACKAGES,
  LOWEST_SLICE,
  locationOf,
  MAY_IMPORT,
  type ModuleLocation,
  nameOf,
  SERVER_PACKAGES,
  SHARED_UI,
} from './imports/rooms.ts';
import { type Finding, isCode, isTest, type Sources } from './source-files.ts';
import { type ImportSite, type Module, parseModule } from './syntax.ts';

const BUILTINS = new Set(builtinModules.filter((name) => !name.startsWith('_')));

export function checkBoundaries(sources: Sources): Finding[] {
  const findings: Finding[] = [];
  const modules = new Map<string, Module>();
  for (const [path, source] of sources) {
    if (!isCode(path)) continue;
    try {
      modules.set(path, parseModule(path, source));
    } catch (error) {
      findings.push({ path, line: 1, message: `cannot be parsed: ${String(error)}` });
    }
  }
  for (const [path, module] of modules) findings.push(...moduleFindings(path, module, sources));
  return [...findings, ...clientReach(modules, sources), ...importCircles(modules, sources)];
}

function moduleFindings(path: string, module: Module, sources: Sources): Finding[] {
  const location = locationOf(path);
  if (!location) return [{ path, line: 1, message: 'lies in no room of docs/architecture.md' }];
  const findings = module.imports.flatMap((site) =>
    importFindings(path, location, site, sources).map((message) => ({
      path,
      line: site.line,
      message,
    })),
  );
  if (module.barrel && location.layer !== 'pages') {
    findings.push({
      path,
      line: 1,
      message: 'is a barrel: import from the defining module instead',
    });
  }
  findings.push(...namedTwice(path, module));
  for (const name of module.hydrated) {
    const site = module.imports.find(({ names }) => names.includes(name));
    if (site && !site.specifier.endsWith('.island.tsx')) {
      const message = `hydrates ${name}, which is not an .island.tsx`;
      findings.push({ path, line: site.line, message });
    }
  }
  return findings;
}

/** Finds modules imported twice; a script inside an .astro file is a module of its own. */
function namedTwice(path: string, { imports }: Module): Finding[] {
  const named = imports.filter(({ names, isNamespace }) => names.length > 0 && !isNamespace);
  return named.flatMap(({ specifier, client, line }, index) =>
    named
      .slice(0, index)
      .some((earlier) => earlier.specifier === specifier && earlier.client === client)
      ? [{ path, line, message: `'${specifier}' is imported above: write one import` }]
      : [],
  );
}

function importFindings(
  path: string,
  location: ModuleLocation,
  site: ImportSite,
  sources: Sources,
): string[] {
  const { specifier } = site;
  if (specifier === 'drizzle-orm') {
    return [...packageFindings(path, location, site), ...sqlFindings(path, location, specifier)];
  }
  if (!/^[.#]/.test(specifier)) return packageFindings(path, location, site);
  const target = resolve(path, specifier);
  if (target === null) return [`'${specifier}' is no alias of package.json`];
  const to = locationOf(target);
  if (!to) return [`'${specifier}' leads outside the rooms`];
  const findings = layerFindings(path, location, to, specifier);
  findings.push(...jobFindings(path, location, target, site));
  findings.push(...formFindings(path, location, to, specifier));
  if (to.layer === 'schema') findings.push(...sqlFindings(path, location, specifier));
  if (!/\.\w+$/.test(target)) findings.push(`'${specifier}' needs its file extension`);
  const isRead = to.layer !== 'manifest';
  if (isRead && isCode(target) && !sources.has(target)) {
    findings.push(`'${specifier}' does not exist`);
  }
  return findings;
}

function layerFindings(
  path: string,
  from: ModuleLocation,
  to: ModuleLocation,
  specifier: string,
): string[] {
  const inFeatures = from.slice.startsWith('features/') && to.slice.startsWith('features/');
  if (inFeatures && from.slice !== to.slice && from.slice === LOWEST_SLICE) {
    return [`${nameOf(from)} lies below the other slices and may not import '${specifier}'`];
  }
  const isShared = from.layer === 'ui' && SHARED_UI.test(resolve(path, specifier) ?? '');
  if (inFeatures && from.slice !== to.slice && to.layer !== 'core' && !isShared) {
    return [`${nameOf(from)} may import only the core of another slice, not '${specifier}'`];
  }
  if (MAY_IMPORT[from.layer].includes(to.layer)) return [];
  if (isTest(path) && mayTestImport(from, to)) return [];
  return [`${nameOf(from)} may not import ${nameOf(to)}: '${specifier}'`];
}

/** True for test support, i18n, the slice of the test and, outside shared code, shared code. */
function mayTestImport(from: ModuleLocation, to: ModuleLocation): boolean {
  return (
    to.layer === 'tests' ||
    to.layer === 'i18n' ||
    to.slice === from.slice ||
    (to.slice === 'shared' && from.slice !== 'shared')
  );
}

/** Files outside `*-queries.ts` that may contain SQL: connections and the job library's. */
const BELOW_QUERIES = /^src\/shared\/server\/(db\/|jobs\/enqueue\.ts$)/;

/** Finds SQL outside query files by its imports: the tables, or drizzle's SQL builder. */
function sqlFindings(path: string, { layer }: ModuleLocation, specifier: string): string[] {
  if (/-queries\.ts$/.test(path) || isTest(path) || BELOW_QUERIES.test(path)) return [];
  if (!['shared/server', 'server', 'app', 'pages', 'entry'].includes(layer)) return [];
  return [`SQL belongs in *-queries.ts: '${specifier}'`];
}

/** A job is defined in `*-job.ts` or `*-jobs.ts`; its worker may be in a file of its own. */
function jobFindings(
  path: string,
  { layer }: ModuleLocation,
  target: string,
  site: ImportSite,
): string[] {
  if (target !== 'src/shared/server/jobs/job.ts' || site.typeOnly || isTest(path)) return [];
  if (/-(jobs?|worker)\.ts$/.test(path) || !['server', 'app'].includes(layer)) return [];
  return [`a job belongs in *-job.ts, its work there or in *-worker.ts: '${site.specifier}'`];
}

function formFindings(
  path: string,
  from: ModuleLocation,
  to: ModuleLocation,
  specifier: string,
): string[] {
  const relative = specifier.startsWith('.');
  if (!relative && from.slice === to.slice && from.slice !== 'shared') {
    return [`inside ${from.slice} imports are relative, not '${specifier}'`];
  }
  if (!relative || from.slice === to.slice || to.layer === 'manifest') return [];
  const outsideSrc = ['scripts', 'tests'].includes(to.slice);
  if (outsideSrc && (isTest(path) || from.slice === 'tests')) return [];
  return [`'${specifier}' leaves ${from.slice}: write it with #`];
}

function packageFindings(
  path: string,
  { layer, slice }: ModuleLocation,
  site: ImportSite,
): string[] {
  if (isTest(path)) return [];
  const { specifier } = site;
  const name = packageName(specifier);
  const builtin = specifier.startsWith('node:') || BUILTINS.has(name);
  const layerName = nameOf({ layer, slice });
  if (layer === 'core' || layer === 'shared/core') {
    const described = site.typeOnly && name === 'schema-dts';
    return CORE_PACKAGES.has(name) || described
      ? []
      : [`${layerName} is pure and may not import '${specifier}'`];
  }
  if (layer !== 'ui' && layer !== 'shared/ui') return [];
  if (builtin) return [`${layerName} may not import the server's '${specifier}'`];
  return SERVER_PACKAGES.has(name) && !site.typeOnly
    ? [`${layerName} may not import the server package '${specifier}'`]
    : [];
}
