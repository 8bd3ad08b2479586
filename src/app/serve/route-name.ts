import { TrieRouter } from 'hono/router/trie-router';
import { UPLOADS_PATH } from '#features/media/core/upload-contract.ts';
import { API_BASE } from '#shared/core/endpoint.ts';
import { servedEndpoints } from '#shared/server/http/endpoint/serve-endpoint.ts';
import { findRoute } from '../find-page.ts';
import { OPENAPI_PATH } from '../openapi.ts';

const METHODS: ReadonlySet<string> = new Set([
  ...['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
]);
const FOLDERS = ['/_astro', '/media', '/og'];
const FIXED_PATHS: ReadonlySet<string> = new Set(['/livez', '/readyz', '/healthz', OPENAPI_PATH]);

let contracts: TrieRouter<string> | undefined;

/** Router of contract paths in mounting order, since the first match responds. */
function contractRouter(): TrieRouter<string> {
  const router = new TrieRouter<string>();
  const served = [...servedEndpoints.keys()].map(({ base = API_BASE, path }) => base + path);
  const uploads = [UPLOADS_PATH, `${UPLOADS_PATH}/:idUpload`].map((path) => API_BASE + path);
  for (const path of new Set([...served, ...uploads])) router.add('ALL', path, path);
  return router;
}

/** Name of a URL in metrics and traces: route, contract path or `other`, never client text. */
export function routeName(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  if (FIXED_PATHS.has(path)) return path;
  const folder = FOLDERS.find((name) => path.startsWith(`${name}/`));
  if (folder !== undefined) return `${folder}/*`;
  const page = findRoute(path);
  if (page !== null) return page;
  contracts ??= contractRouter();
  return contracts.match('ALL', path)[0][0]?.[0] ?? 'other';
}

export function methodName(method = ''): string {
  return METHODS.has(method) ? method : 'other';
}
