import { API_BASE } from '#shared/core/endpoint.ts';
import { ROUTES } from './routes.ts';

const COMPANY = '/company/[segment]';
/** The web views of the app, which no page links to. */
const TWIN = /^\/m[A-Z]/;

const rows = Object.entries(ROUTES);
const fetched = rows
  .filter(([route, { render }]) => render !== 'private' && route !== COMPANY && !TWIN.test(route))
  .map(([route]) => route);
const excluded = rows.map(([route]) => route).filter((route) => !fetched.includes(route));
const folderOf = (route: string) => route.split('/')[1] ?? '';
const folders = new Set(fetched.map(folderOf));

/** The shortest beginning of a name that no folder of what is fetched shares. */
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
 * Whatever is below a folder within a folder, such as `/company/invitations/[id]`, is told by that folder, and
 * what is below an opening, as applying for it, by all that is.
 */
const paths = excluded
  .filter((route) => folders.has(folderOf(route)))
  .map((route) => route.slice(1).replace(/^(\w+\/\w+\/)\[.*/, '$1.*'))
  .map((path) => path.replace(/(\]\/\w+\/\[\w+\])\/\w+$/, '$1/.*'))
  .map((path) => path.replaceAll(/\[\w+\]/g, '[^/]+'));
/** `company/hrsay` is told by what tells `company/…`. */
const widest = [...new Set(paths)].filter(
  (path) => !paths.some((wide) => wide !== path && new RegExp(`^${wide}$`).test(path)),
);
const below = (folder: string) =>
  widest.flatMap((path) => (path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : []));
const narrowest = [...new Set(widest.map((path) => path.split('/')[0] ?? ''))].map(
  (folder) => `${folder}/(${below(folder).join('|')})`,
);

/**
 * What a browser may fetch before it is asked for: pages that are the same for everybody. The build
 * writes this one expression into the script of every page, where there is no room for the table. It
 * names what is left out, which does not grow with every page; files are told by their dot.
 */
export const PREFETCHED_PAGES = `^(?!(/th|/en)?/(${[...beginnings].join('|')}|(${narrowest.join('|')})$))[^.]*$`;
