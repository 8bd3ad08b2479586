import { Hono } from 'hono';
import type { Sessions } from '#shared/core/session.ts';
import type { ApiVariables } from '#shared/server/http/endpoint/api-context.ts';

type Api = Hono<{ Variables: ApiVariables }>;

export function apiOf(sessions: () => Sessions, ...routes: readonly ((api: Api) => void)[]): Api {
  const api: Api = new Hono();
  api.use(async (c, next) => {
    c.set('requestId', 'test');
    c.set('sessions', () => Promise.resolve(sessions()));
    await next();
  });
  for (const add of routes) add(api);
  return api;
}
