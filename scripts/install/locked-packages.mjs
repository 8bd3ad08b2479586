// Packages out of the lockfile, for a part of what it locks. Plain JavaScript: it runs before anything is installed.

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
 * The manifest and the lockfile of packages that are named, of those that are the manifest's own for a platform, and of
 * what they all need.
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
  // A peer that nobody names is not installed where it is optional.
  const named = new Set([
    ...roots,
    ...Object.keys(declared).filter((one) => `node_modules/${one}` in packages),
  ]);
  const dependencies = Object.fromEntries(
    [...named].sort().map((one) => [one, lock.packages[`node_modules/${one}`]?.version ?? '']),
  );
  const top = { name, version, dependencies, optionalDependencies, engines };
  return {
    manifest: { ...rest, optionalDependencies, dependencies },
    lock: { ...lock, packages: { '': top, ...packages } },
  };
}

/** By path, in the order of the lockfile; a peer that is optional counts where the product itself takes it. */
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

/** A package that is optional and for any platform serves what the product does not use, such as a Redis. */
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

/** Path at which Node finds a package: beside what needs it, then further up. */
function foundFrom(path, name, packages) {
  for (let place = path; ; place = place.slice(0, place.lastIndexOf('/node_modules/'))) {
    const inside = `${place}/node_modules/${name}`;
    if (packages[inside]) return inside;
    if (!place.includes('/node_modules/')) break;
  }
  return packages[`node_modules/${name}`] ? `node_modules/${name}` : null;
}
