import { API_BASE, SEARCH_BASE } from '#shared/core/endpoint.ts';

const BASES = [API_BASE, SEARCH_BASE];

/** The API also responds below the configured prefix, which fronts of other products use. */
export function withoutPrefix(url: string, prefix: string): string {
  if (prefix === '' || !url.startsWith(prefix)) return url;
  const rest = url.slice(prefix.length);
  const isApi = BASES.some(
    (base) => rest.startsWith(base) && /^(?:[/?]|$)/.test(rest.slice(base.length)),
  );
  return isApi ? rest : url;
}
