import { posix } from 'node:path';

const ALIASES = ['app', 'features', 'i18n', 'shared'];

/** The repository path a relative or `#…` specifier names; null for an unknown alias. */
export function resolve(from: string, specifier: string): string | null {
  const bare = specifier.replace(/[?].*$/, '');
  if (bare.startsWith('.')) return posix.normalize(posix.join(posix.dirname(from), bare));
  const [alias = '', ...rest] = bare.slice(1).split('/');
  return ALIASES.includes(alias) && rest.length > 0
    ? posix.normalize(`src/${alias}/${rest.join('/')}`)
    : null;
}

export function packageName(specifier: string): string {
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}
