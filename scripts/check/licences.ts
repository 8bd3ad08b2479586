interface Lockfile {
  readonly packages: Readonly<
    Record<string, { readonly license?: string; readonly dev?: boolean }>
  >;
}

/** Licences that require notices, and sharing changes of the package only. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
]);
/** Packages without an SPDX licence in their metadata, with the licence of their files. */
const LICENCE_OVERRIDES: readonly (readonly [RegExp, string])[] = [
  [/^@astrojs\/compiler-binding-/, 'MIT'],
  [/^@netlify\/binary-info$/, 'Apache-2.0'],
  [/^(callsite|combine-errors)$/, 'MIT'],
];

export function foreignLicences(lockfile: string): string[] {
  const { packages } = JSON.parse(lockfile) as Lockfile;
  return Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && dev !== true)
    .map(([path, { license = 'no licence' }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      const override = LICENCE_OVERRIDES.find(([pattern]) => pattern.test(name));
      return { name, licence: override?.[1] ?? license };
    })
    .filter(({ licence }) => !isAllowed(licence))
    .map(({ name, licence }) => `${name}: ${licence}`);
}

/** Reads expressions of one level, which is all that packages use. */
function isAllowed(expression: string): boolean {
  return expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => ALLOWED.has(licence)));
}
