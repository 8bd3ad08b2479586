import { expect, it } from 'vitest';
import { lockedPackages } from './locked-packages.mjs';

it('selects the named packages, their dependencies, and peers of the product', () => {
  const optional = { optional: true };
  const lock = {
    packages: {
      '': {},
      'node_modules/a': {
        version: '1.0.0',
        dependencies: { c: '2' },
        peerDependencies: { peer: '1', unused: '1' },
        peerDependenciesMeta: { peer: optional, unused: optional },
      },
      'node_modules/a/node_modules/c': { version: '2.0.0', dependencies: { d: '1' } },
      'node_modules/b': { version: '1.0.0' },
      'node_modules/c': { version: '1.0.0' },
      'node_modules/d': { version: '1.0.0' },
      'node_modules/native': { version: '1.0.0' },
      'node_modules/peer': { version: '1.0.0' },
      'node_modules/unused': { version: '1.0.0' },
    },
  };
  const given = {
    version: '3.0.0',
    imports: {},
    dependencies: { a: '1.0.0', b: '1.0.0', peer: '1.0.0' },
    optionalDependencies: { native: '1.0.0' },
    devDependencies: { c: '1.0.0' },
  };
  const made = lockedPackages(given, lock, ['a', 'built-in']);
  expect(Object.keys(made.lock.packages)).toEqual([
    '',
    'node_modules/a',
    'node_modules/a/node_modules/c',
    'node_modules/d',
    'node_modules/native',
    'node_modules/peer',
  ]);
  expect(made.manifest).toEqual({
    version: '3.0.0',
    imports: {},
    dependencies: { a: '1.0.0', peer: '1.0.0' },
    optionalDependencies: { native: '1.0.0' },
  });
});

it('selects optional packages only for matching platforms', () => {
  const lock = {
    packages: {
      'node_modules/store': {
        version: '1.0.0',
        optionalDependencies: { 'store-redis': '1', 'store-arm64': '1' },
      },
      'node_modules/store-arm64': { version: '1.0.0', cpu: ['arm64'] },
      'node_modules/store-redis': { version: '1.0.0' },
    },
  };
  const given = { version: '1.0.0', dependencies: { store: '1.0.0' }, optionalDependencies: {} };
  const { packages } = lockedPackages(given, lock, ['store']).lock;
  expect(Object.keys(packages)).toEqual(['', 'node_modules/store', 'node_modules/store-arm64']);
  expect(packages['node_modules/store']?.optionalDependencies).toEqual({ 'store-arm64': '1' });
});
