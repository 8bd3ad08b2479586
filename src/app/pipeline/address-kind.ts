import { API_BASE, SEARCH_BASE } from '#shared/core/endpoint.ts';
import { splitLocale } from '#shared/core/locale.ts';
import { findPage } from '../find-page.ts';

/** `page` is rendered in a slot, `served` is an endpoint or a file, `lost` is a 404. */
export type AddressKind = 'page' | 'served' | 'lost';

const SERVED = new RegExp(`^(?:${API_BASE}/|${SEARCH_BASE}/?$|/media/[^/]+/[^/]+$)`);
const SHARE_PICTURE = /^\/og\/[^/]+\/[^/]+\/[^/]+\/[^/]+$/;
/** Missing page below a company, whose 404 page suggests that company. */
const AROUND_COMPANY = /^\/company\/(?:[^/]*-)?\d{1,9}\/./;
/** Astro would serve pages also with this suffix, though no link has it. */
const HTML_FILE = '.html';

/** Classifies a URL before any work is done for it; URLs that only Astro would serve are lost. */
export function addressKind(pathname: string): AddressKind {
  if (SERVED.test(pathname)) return 'served';
  if (pathname.endsWith(HTML_FILE)) return 'lost';
  if (SHARE_PICTURE.test(pathname) || findPage(pathname) !== null) return 'page';
  return AROUND_COMPANY.test(splitLocale(pathname).rest) ? 'page' : 'lost';
}
