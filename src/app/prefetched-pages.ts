import { ROUTES } from './routes.ts';

const COMPANY = '/company/[segment]';
const routes = Object.entries(ROUTES)
  .filter(([route, { render }]) => render !== 'private' && !/\.|^\/m[A-Z]/.test(route))
  .map(([route]) => route);
const alternatives = (some: readonly string[]) =>
  some.map((route) => route.replace(/^\//, '').replaceAll(/\[\w+\]/g, '[^/]+')).join('|');
const ofCompany = routes
  .filter((route) => route.startsWith(`${COMPANY}/`))
  .map((route) => route.slice(COMPANY.length + 1));
const others = routes.filter((route) => route !== '/' && !route.startsWith(COMPANY));

/**
 * What a browser may fetch before it is asked for: pages that are the same for everybody. The build
 * leaves out what only the app opens, and
 * writes this one expression into the script of every page, which has no room for the table, nor for
 * what each part of an address may be.
 */
export const PREFETCHED_PAGES = `^(?:/th|/en)?(?:/(?:company/[^/]+/(?:${alternatives(ofCompany)})|${alternatives(others)})?)?$`;
