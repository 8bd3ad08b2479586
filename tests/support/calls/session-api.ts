import { Hono } from 'hono';
import type { Sessions } from '#shared/core/session.ts';
import type { ApiVariables } from '#shared/server/http/endpoint/api-context.ts';
import type { Api } from '#shared/server/http/endpoint/serve-endpoint.ts';

/** The calls of some routes, asked by whoever is signed in at that moment. */
export function apiFor(routes: (api: Api) => void, sessions: () => Sessions, base = '/'): Api {
  const api = new Hono<{ Variables: ApiVariables }>().basePath(base);
  api.use(async (c, next) => {
    c.set('requestId', 'test');
    c.set('sessions', () => Promise.resolve(sessions()));
    await next();
  });
  routes(api);
  return api;
}
