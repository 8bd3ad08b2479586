import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { discoveryRoutes } from '#features/discovery/server/discovery-routes.ts';
import { masterDataRoutes } from '#features/discovery/server/master-data-routes.ts';
import { NO_SESSIONS } from '#shared/core/session.ts';
import { db } from '#shared/server/db/pool.ts';
import type { ApiVariables } from '#shared/server/http/endpoint/api-context.ts';
import { registeredCompany } from '../support/fixtures/company-fixture.ts';

const api = new Hono<{ Variables: ApiVariables }>();
api.use(async (c, next) => {
  c.set('requestId', 'test');
  c.set('sessions', () => Promise.resolve(NO_SESSIONS));
  await next();
});
discoveryRoutes(api);
masterDataRoutes(api);
const ask = async (path: string) => {
  const answer = await api.request(path);
  return { kept: answer.headers.get('Cache-Control'), ...(await answer.json()) };
};

it('tells how many there are in all beside how many were found, and is kept when that is asked for', async () => {
  await registeredCompany(db);
  const all = await ask('/search');
  const found = await ask('/search?keyword=zzqqxx&cache=1');
  expect(found).toMatchObject({ success: 1, total: 0, totalAll: all.total });
  expect([all.kept, found.kept]).toEqual([null, 'public, max-age=600']);
});

it.each(['getAllIndustry', 'getAllJobField', 'getAllCountry', 'getAllState'])(
  '%s is English unless Thai is asked for by its number',
  async (list) => {
    const none = await ask(`/masterdata/${list}`);
    expect(none.data).toEqual((await ask(`/masterdata/${list}?idLanguage=1`)).data);
    expect(none.data).not.toEqual((await ask(`/masterdata/${list}?idLanguage=38`)).data);
    expect(JSON.stringify(none.data)).not.toMatch(/[ก-๙]/);
  },
);
