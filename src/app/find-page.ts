import { splitLocale } from '#shared/core/locale.ts';
import type { PageRow } from './page-row.ts';
import { ROUTES } from './routes.ts';

const PARAMETER = /\[(\w+)\]/g;
/** With the stroke before it, which goes where nothing follows. */
const REST = /\/\[(?:\\\.){3}(\w+)\]/g;

/** The addresses of a row below the language, as a regular expression without its ends. */
export function addressPattern(route: string, { params = {} }: PageRow): string {
  const literal = route.replaceAll('.', '\\.');
  return literal
    .replace(REST, (_, name: string) => `(?:/${params[name] ?? '.+'})?`)
    .replace(PARAMETER, (_, name: string) => params[name] ?? '[^/]+');
}

const patterns = Object.entries(ROUTES)
  .filter(([route]) => route.includes('['))
  .map(([route, row]) => ({ pattern: new RegExp(`^${addressPattern(route, row)}$`), route }));

/** The row of an address, with or without its language; null when it is no page. */
export function findPage(pathname: string): PageRow | null {
  const route = findRoute(pathname);
  return route === null ? null : (ROUTES[route] ?? null);
}

/** Under which name its row stands in the table. */
export function findRoute(pathname: string): string | null {
  const { rest } = splitLocale(pathname);
  if (!rest.includes('[') && Object.hasOwn(ROUTES, rest)) return rest;
  return patterns.find(({ pattern }) => pattern.test(rest))?.route ?? null;
}
