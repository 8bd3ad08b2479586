/**
 * A place of our own to go to after signing in, or null. Takes what `redirectTo` and `to` hold: a
 * path without a leading slash. Anything that a browser could read as another site is refused.
 */
export function returnPath(wanted: string | null | undefined): string | null {
  if (!wanted || wanted.length > 500) return null;
  const path = wanted.startsWith('/') ? wanted : `/${wanted}`;
  if (/^\/[/\\]/.test(path) || /[\\\p{Cc}\s]/u.test(path)) return null;
  if (/%(2f|5c|0[0-9a-f]|1[0-9a-f]|25)/i.test(path)) return null;
  const base = 'https://own.invalid';
  if (!URL.canParse(path, base)) return null;
  const url = new URL(path, base);
  const isOwn = url.origin === base && !url.pathname.startsWith('//');
  return isOwn ? url.pathname + url.search : null;
}
