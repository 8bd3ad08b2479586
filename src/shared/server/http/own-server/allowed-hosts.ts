const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

export type HostCheck = (hostHeader: string | undefined) => boolean;

/** Accepts only this site's hosts, against poisoned URLs and DNS rebinding; ports are free. */
export function allowedHosts(publicUrl: URL, further: readonly string[] = []): HostCheck {
  const names = new Set([publicUrl.hostname, ...LOCAL_HOSTS, ...further]);
  const seen = new Map<string, boolean>();
  return (header) => {
    if (header === undefined) return false;
    const cached = seen.get(header);
    if (cached !== undefined) return cached;
    const allowed = names.has(header.toLowerCase().replace(/:\d{1,5}$/, ''));
    if (seen.size < 100) seen.set(header, allowed);
    return allowed;
  };
}
