import { API_BASE } from '#shared/core/endpoint.ts';

export function apiPath(path: string, params: unknown): string {
  const values = textValues(params ?? {});
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  );
  return `${API_BASE}${filled}`;
}

export function textValues(values: unknown): Record<string, string> {
  const entries = Object.entries(values ?? {}).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}
