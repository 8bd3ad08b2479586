import { findPage } from './find-page.ts';
import { cacheLife } from './page-row.ts';

const MAX_URL_LENGTH = 1_000;
const ENCODED = /%[\da-f]{2}/gi;

/**
 * Path and declared query of a cacheable page. The page is rendered from this URL, so that nothing
 * outside the key can influence it. Null for uncacheable pages and repeated parameters.
 */
export function cacheKey(url: string): string | null {
  if (url.length > MAX_URL_LENGTH) return null;
  const mark = url.indexOf('?');
  const path = (mark === -1 ? url : url.slice(0, mark)).replace(ENCODED, (code) =>
    code.toUpperCase(),
  );
  const row = findPage(path);
  if (row === null || cacheLife(row) === null) return null;
  if (mark === -1 || row.query === undefined) return path;
  const query = new URLSearchParams(url.slice(mark + 1));
  const declared = new URLSearchParams();
  for (const name of row.query) {
    const values = query.getAll(name);
    if (values.length > 1) return null;
    if (values[0] !== undefined) declared.set(name, values[0]);
  }
  return declared.size === 0 ? path : `${path}?${declared}`;
}
