import { API_BASE } from '#shared/core/endpoint.ts';
import { ROUTES } from './routes.ts';

const COMPANY = '/company/[segment]';
/** Web views for the app, such as /mLoginHR, to which no page links. */
const TWIN = /^\/m[A-Z]/;

const rows = Object.entries(ROUTES);
const fetched = rows
  .filter(([route, { render }]) => render !== 'private' && route !== COMPANY && !TWIN.test(route))
  .map(([route]) => route);
const excluded = rows.map(([route]) => route).filter((route) => !fetched.includes(route));
const folderOf = (route: string) => route.split('/')[1] ?? '';
const folders = new Set(fetched.map(folderOf));

/** The shortest prefix of an excluded folder that no prefetched folder shares. */
function beginning(name: string): string {
  const lengths = Array.from(name, (_, index) => index + 1);
  const minLength = lengths.find((length) =>
    [...folders].every((folder) => !folder.startsWith(name.slice(0, length))),
  );
  return name.slice(0, minLength);
}

const beginnings = new Set(
  [API_BASE, ...excluded]
    .map(folderOf)
    .flatMap((name) => (folders.has(name) ? [] : beginning(name))),
);
/**
 * Excluded paths. Those below a nested folder, such as `/company/invitations/[id]`, are covered by
 * that folder, and those below an opening by its pattern.
 */
const paths = excluded
  .filter((route) => folders.has(folderOf(route)))
  .map((route) => route.slice(1).replace(/^(\w+\/\w+\/)\[.*/, '$1.*'))
  .map((path) => path.replace(/(\]\/\w+\/\[\w+\])\/\w+$/, '$1/.*'))
  .map((path) => path.replaceAll(/\[\w+\]/g, '[^/]+'));
/** Excluded paths without those that a wider pattern covers: `company/hrsay` by `company/…`. */
const widest = [...new Set(paths)].filter(
  (path) => !paths.some((wide) => wide !== path && new RegExp(`^${wide}$`).test(path)),
);
const below = (folder: string) =>
  widest.flatMap((path) => (path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : []));
const narrowest = [...new Set(widest.map((path) => path.split('/')[0] ?? ''))].map(
  (folder) => `${folder}/(${below(folder).join('|')})`,
);

/**
 * Regular expression of pages that may be prefetched, because they are identical for all readers.
 * The build inserts it into the page script, which has no space for the route table. It lists
 * exclusions, which grow slowly; files are excluded by their dot.
 */
export const PREFETCHED_PAGES = `^(?!(/th|/en)?/(${[...beginnings].join('|')}|(${narrowest.join('|')})$))[^.]*$`;
