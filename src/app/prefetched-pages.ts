import { addressPattern } from './find-page.ts';
import { ROUTES } from './routes.ts';

const addresses = Object.entries(ROUTES)
  .filter(([route, { render }]) => render !== 'private' && !route.includes('.'))
  .map(([route, row]) => (route === '/' ? '/?' : addressPattern(route, row)));

/**
 * What a browser may fetch before it is asked for: pages that are the same for everybody. The build
 * writes this one expression into the script of every page, which has no room for the table.
 */
export const PREFETCHED_PAGES = `^(?:/th|/en)?(?:${addresses.join('|')})$`;
