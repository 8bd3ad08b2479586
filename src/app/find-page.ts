import { splitLocale } from '#shared/core/locale.ts';
import type { PageRow } from './page-row.ts';
import { ROUTES } from './routes.ts';

const PARAMETER = /\[(\w+)\]/g;
/** Rest parameter with the slash before it, which is dropped when the rest is empty. */
const REST = /\/\[(?:\\\.){3}(\w+)\]/g;

/** Source of an unanchored regular expression that matches a route's paths without language. */
export function addressPattern(route: string, { params = {} }: PageRow): string {
  const literal = route.replaceAll('.', '\\.');
  return literal
    .replace(REST, (_, name: string) => `(?:/${params[name] ?? '.+'})?`)
    .replace(PARAMETER, (_, name: string) => params[name] ?? '[^/]+');
}

const patterns = Object.entries(ROUTES)
  .filter(([route]) => route.includes('['))
  .map(([route, row]) => ({ pattern: new RegExp(`^${addressPattern(route, row)}$`), route }));

export function findPage(pathname: string): PageRow | null {
  const route = findRoute(pathname);
  return route === null ? null : (ROUTES[route] ?? null);
}

export function findRoute(pathname: string): string | null {
  const { rest } = splitLocale(pathname);
  if (!rest.includes('[') && Object.hasOwn(ROUTES, rest)) return rest;
  return patterns.find(({ pattern }) => pattern.test(rest))?.route ?? null;
}
