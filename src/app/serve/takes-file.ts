import { UPLOADS_URL_PATH } from '#features/media/core/upload-contract.ts';
import { API_BASE } from '#shared/core/endpoint.ts';
import { servedEndpoints } from '#shared/server/http/endpoint/serve-endpoint.ts';
import { ROUTES } from '../routes.ts';
import { routeName } from './route-name.ts';

const METHODS: ReadonlySet<string | undefined> = new Set(['POST', 'PUT', 'PATCH']);

let doors: ReadonlySet<string> | undefined;

function fileDoors(): ReadonlySet<string> {
  const pages = Object.entries(ROUTES).filter(([, { file }]) => file !== undefined);
  const calls = [...servedEndpoints.keys()].filter(({ rawBody }) => rawBody === 'file');
  return new Set([
    ...pages.map(([route]) => route),
    ...calls.map(({ base = API_BASE, path }) => base + path),
    ...[UPLOADS_URL_PATH, `${UPLOADS_URL_PATH}/:idUpload`],
  ]);
}

/** True where the body may be a file, so that a slow sender gets more time. */
export function takesFile(method: string | undefined, url: string): boolean {
  if (!METHODS.has(method)) return false;
  doors ??= fileDoors();
  return doors.has(routeName(url));
}
