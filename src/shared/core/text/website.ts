const HOST = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,}|xn--[a-z0-9-]+)$/;

/**
 * Normalizes to an https URL of a public host, also from `www.…` and `http://…`; null when invalid.
 */
export function secureWebsite(text: string): string | null {
  const address = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`);
  if (address === null || !/^https?:$/.test(address.protocol)) return null;
  if (!HOST.test(address.hostname) || address.username !== '' || address.port !== '') return null;
  address.protocol = 'https:';
  return address.href.replace(/\/$/, '');
}
