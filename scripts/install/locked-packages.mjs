// Selects a part of a lockfile. Plain JavaScript: it runs before anything is installed.

/**
 * @typedef {object} Entry
 * @property {string} [version]
 * @property {readonly string[]} [os]
 * @property {readonly string[]} [cpu]
 * @property {Readonly<Record<string, string>>} [dependencies]
 * @property {Readonly<Record<string, string>>} [optionalDependencies]
 * @property {Readonly<Record<string, string>>} [peerDependencies]
 * @property {Readonly<Record<string, { readonly optional?: boolean }>>} [peerDependenciesMeta]
 *
 * @typedef {{ readonly packages: Readonly<Record<string, Entry>> }} Lockfile
 *
 * @typedef {object} Manifest
 * @property {string} version
 * @property {Readonly<Record<string, string>>} dependencies
 * @property {Readonly<Record<string, string>>} optionalDependencies
 */

/**
 * Manifest and lockfile of the named packages, of the manifest's own packages for a platform, and
 * of their dependencies.
 *
 * @template {Manifest} Given
 * @param {Given} manifest
 * @param {Lockfile} lock
 * @param {Iterable<string>} names
 * @returns {{ manifest: Omit<Given, 'devDependencies'>, lock: Lockfile }}
 */
export function lockedPackages(manifest, lock, names) {
  const { devDependencies: _, dependencies: declared, ...rest } = manifest;
  const roots = [...names].filter((name) => lock.packages[`node_modules/${name}`]).sort();
  const { name, version, engines, optionalDependencies } = manifest;
  const packages = closure(
    lock.packages,
    [...roots, ...Object.keys(optionalDependencies)],
    declared,
  );
  // An optional peer that is not declared is not installed.
  const named = new Set([
    ...roots,
    ...Object.keys(declared).filter((dependency) => `node_modules/${dependency}` in packages),
  ]);
  const dependencies = Object.fromEntries(
    [...named]
      .sort()
      .map((dependency) => [
        dependency,
        lock.packages[`node_modules/${dependency}`]?.version ?? '',
      ]),
  );
  const top = { name, version, dependencies, optionalDependencies, engines };
  return {
    manifest: { ...rest, optionalDependencies, dependencies },
    lock: { ...lock, packages: { '': top, ...packages } },
  };
}

/** Entries by path in lockfile order; optional peers only where the product declares them. */
function closure(packages, names, declared) {
  const reached = new Map();
  const left = names.map((name) => `node_modules/${name}`);
  for (let path = left.pop(); path !== undefined; path = left.pop()) {
    const entry = packages[path];
    if (entry === undefined || reached.has(path)) continue;
    const lean = withoutExtras(entry, path, packages);
    reached.set(path, lean);
    for (const name of needed(lean, declared)) {
      const found = foundFrom(path, name, packages);
      if (found !== null) left.push(found);
    }
  }
  const paths = Object.keys(packages).filter((path) => reached.has(path));
  return Object.fromEntries(paths.map((path) => [path, reached.get(path)]));
}

/** Optional packages for any platform serve unused features, such as a Redis. */
function withoutExtras(entry, path, packages) {
  if (entry.optionalDependencies === undefined) return entry;
  const isForPlatform = ([name]) => {
    const { os, cpu } = packages[foundFrom(path, name, packages)] ?? {};
    return os !== undefined || cpu !== undefined;
  };
  const optionalDependencies = Object.fromEntries(
    Object.entries(entry.optionalDependencies).filter(isForPlatform),
  );
  return { ...entry, optionalDependencies };
}

function needed({ dependencies, optionalDependencies, ...entry }, declared) {
  const peers = Object.keys(entry.peerDependencies ?? {}).filter(
    (name) => !entry.peerDependenciesMeta?.[name]?.optional || name in declared,
  );
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

/** Path at which Node finds a package: next to its dependent, then further up. */
function foundFrom(path, name, packages) {
  for (let folder = path; ; folder = folder.slice(0, folder.lastIndexOf('/node_modules/'))) {
    const inside = `${folder}/node_modules/${name}`;
    if (packages[inside]) return inside;
    if (!folder.includes('/node_modules/')) break;
  }
  return packages[`node_modules/${name}`] ? `node_modules/${name}` : null;
}
