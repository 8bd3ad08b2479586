import { posix } from 'node:path';

const ALIASES: Readonly<Record<string, string>> = {
  app: 'src/app',
  features: 'src/features',
  i18n: 'src/i18n',
  shared: 'src/shared',
  tests: 'tests/support',
};

/** The repository path a relative or `#…` specifier names; null for an unknown alias. */
export function resolve(from: string, specifier: string): string | null {
  const bare = specifier.replace(/[?].*$/, '');
  if (bare.startsWith('.')) return posix.normalize(posix.join(posix.dirname(from), bare));
  const [alias = '', ...rest] = bare.slice(1).split('/');
  const folder = ALIASES[alias];
  return folder && rest.length > 0 ? posix.normalize(`${folder}/${rest.join('/')}`) : null;
}

export function packageName(specifier: string): string {
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}
