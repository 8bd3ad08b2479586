import { API_BASE, SEARCH_BASE } from '#shared/core/endpoint.ts';
import { splitLocale } from '#shared/core/locale.ts';
import { findPage } from '../find-page.ts';

/** `page` is rendered in a slot, `served` is an endpoint or a file, `lost` is a 404. */
export type AddressKind = 'page' | 'served' | 'lost';

const SERVED = new RegExp(`^(?:${API_BASE}/|${SEARCH_BASE}/?$|/media/[^/]+/[^/]+$)`);
const SHARE_PICTURE = /^\/og\/[^/]+\/[^/]+\/[^/]+\/[^/]+$/;
/** Path below a company that has no page, whose 404 page links to the company. */
const AROUND_COMPANY = /^\/company\/(?:[^/]*-)?\d{1,9}\/./;
/** Suffix with which Astro would serve pages too; such URLs are treated as unknown. */
const HTML_FILE = '.html';

/** Classifies a URL before any work is done for it; URLs that only Astro would serve are lost. */
export function addressKind(pathname: string): AddressKind {
  if (SERVED.test(pathname)) return 'served';
  if (pathname.endsWith(HTML_FILE)) return 'lost';
  if (SHARE_PICTURE.test(pathname) || findPage(pathname) !== null) return 'page';
  return AROUND_COMPANY.test(splitLocale(pathname).rest) ? 'page' : 'lost';
}
