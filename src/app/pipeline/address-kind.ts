import { API_BASE, SEARCH_BASE } from '#shared/core/endpoint.ts';
import { splitLocale } from '#shared/core/locale.ts';
import { findPage } from '../find-page.ts';

/** Rendered in turns; answered by an endpoint or as a file; nothing of ours. */
export type AddressKind = 'page' | 'served' | 'lost';

const SERVED = new RegExp(`^(?:${API_BASE}/|${SEARCH_BASE}/?$|/media/[^/]+/[^/]+$)`);
/** Drawn for whoever shares a page, from what the page shows. */
const SHARE_PICTURE = /^\/og\/[^/]+\/[^/]+\/[^/]+\/[^/]+$/;
/** A lost page below a company leads to that company. */
const AROUND_COMPANY = /^\/company\/(?:[^/]*-)?\d{1,9}\/./;
/** No page is called as a file, though Astro finds it under such a name. */
const HTML_FILE = '.html';

/** What an address is, told before anything is done for it: whatever a framework serves besides is lost. */
export function addressKind(pathname: string): AddressKind {
  if (SERVED.test(pathname)) return 'served';
  if (pathname.endsWith(HTML_FILE)) return 'lost';
  if (SHARE_PICTURE.test(pathname) || findPage(pathname) !== null) return 'page';
  return AROUND_COMPANY.test(splitLocale(pathname).rest) ? 'page' : 'lost';
}
