/** Path of `redirectTo` or `to` on this site; null if a browser could take it for another site. */
export function returnPath(path: string | null | undefined): string | null {
  if (!path || path.length > 500) return null;
  const absolutePath = path.startsWith('/') ? path : `/${path}`;
  if (/^\/[/\\]/.test(absolutePath) || /[\\\p{Cc}\s]/u.test(absolutePath)) return null;
  if (/%(2f|5c|0[0-9a-f]|1[0-9a-f]|25)/i.test(absolutePath)) return null;
  const base = 'https://own.invalid';
  if (!URL.canParse(absolutePath, base)) return null;
  const url = new URL(absolutePath, base);
  const isSameSite = url.origin === base && !url.pathname.startsWith('//');
  return isSameSite ? url.pathname + url.search : null;
}
