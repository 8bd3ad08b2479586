import { expect, it } from 'vitest';
import { foreignLicences } from './licences.ts';

const lockfile = (entry: object) =>
  JSON.stringify({ packages: { '': {}, 'node_modules/a/node_modules/@b/c': entry } });

it.each(['GPL-3.0-only', 'MIT AND AGPL-3.0-only', 'SEE LICENSE IN terms.txt'])(
  'names a package under %s',
  (license) => {
    expect(foreignLicences(lockfile({ license }))).toEqual([`@b/c: ${license}`]);
  },
);

it('names a package without a licence', () => {
  expect(foreignLicences(lockfile({}))).toEqual(['@b/c: no licence']);
});

it.each(['MIT', '(MIT OR GPL-2.0)', 'Apache-2.0 AND LGPL-3.0-or-later'])('takes %s', (license) => {
  expect(foreignLicences(lockfile({ license }))).toEqual([]);
});

it('leaves out the tools', () => {
  expect(foreignLicences(lockfile({ license: 'GPL-3.0-only', dev: true }))).toEqual([]);
});
