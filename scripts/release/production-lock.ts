import type { Aliases } from './reached-files.ts';

interface Entry {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

export interface Lockfile {
  readonly packages: Readonly<Record<string, Entry>>;
}

export interface Manifest {
  readonly version: string;
  readonly scripts: Readonly<Record<string, string>>;
  readonly imports: Aliases;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly optionalDependencies: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

/** The manifest and the lockfile of what is run: packages it names, and what those need. */
export function productionLock(
  manifest: Manifest,
  lock: Lockfile,
  names: Iterable<string>,
  commands: readonly string[],
): { manifest: Manifest; lock: Lockfile } {
  const { devDependencies: _, dependencies: given, ...rest } = manifest;
  const roots = [...names].filter((name) => lock.packages[`node_modules/${name}`]).sort();
  const scripts = Object.fromEntries(
    Object.entries(manifest.scripts).filter(([name]) => commands.includes(name)),
  );
  const { name, version, engines, optionalDependencies } = manifest;
  const kept = closure(lock, [...roots, ...Object.keys(optionalDependencies)], given);
  // A peer that nobody names is not installed where it is optional.
  const named = new Set([
    ...roots,
    ...Object.keys(given).filter((one) => kept.has(`node_modules/${one}`)),
  ]);
  const dependencies = Object.fromEntries(
    [...named].sort().map((one) => [one, lock.packages[`node_modules/${one}`]?.version ?? '']),
  );
  const packages = Object.fromEntries(
    Object.entries(lock.packages).filter(([path]) => kept.has(path)),
  );
  const top = { name, version, dependencies, optionalDependencies, engines };
  return {
    manifest: { ...rest, scripts, optionalDependencies, dependencies },
    lock: { ...lock, packages: { '': top, ...packages } },
  };
}

/** Paths in node_modules; a peer that is optional counts where the product itself takes it. */
function closure(
  { packages }: Lockfile,
  names: readonly string[],
  given: Manifest['dependencies'],
): Set<string> {
  const kept = new Set<string>();
  const left = names.map((name) => `node_modules/${name}`);
  for (let path = left.pop(); path !== undefined; path = left.pop()) {
    const entry = packages[path];
    if (entry === undefined || kept.has(path)) continue;
    kept.add(path);
    for (const name of needed(entry, given)) {
      const found = foundFrom(path, name, packages);
      if (found !== null) left.push(found);
    }
  }
  return kept;
}

function needed(entry: Entry, given: Manifest['dependencies']): string[] {
  const { dependencies, optionalDependencies } = entry;
  const peers = Object.keys(entry.peerDependencies ?? {}).filter(
    (name) => !entry.peerDependenciesMeta?.[name]?.optional || name in given,
  );
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

/** Where Node finds a package: beside what needs it, then further up. */
function foundFrom(path: string, name: string, packages: Lockfile['packages']): string | null {
  for (let place = path; ; place = place.slice(0, place.lastIndexOf('/node_modules/'))) {
    const inside = `${place}/node_modules/${name}`;
    if (packages[inside]) return inside;
    if (!place.includes('/node_modules/')) break;
  }
  return packages[`node_modules/${name}`] ? `node_modules/${name}` : null;
}
