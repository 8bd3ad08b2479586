import { expect, it, vi } from 'vitest';
import { NO_SESSIONS, type Sessions } from '#shared/core/session.ts';
import { apiOf } from '#tests/calls/api-of.ts';
import { employerWithPassword, sessionOf } from '#tests/fixtures/employer-fixture.ts';
import { pairRoutes } from './pair-routes.ts';

let sessions: Sessions = NO_SESSIONS;
const api = apiOf(() => sessions, pairRoutes);
const verify = async () => {
  const answer = await api.request('/doAuthenTokenEmployer', { method: 'POST' });
  return { cookie: answer.headers.getSetCookie().join('\n'), said: await answer.json() };
};

it('a token that is refused is answered with `errors: 0`, and its cookie has been over for a while', async () => {
  const { cookie, said } = await verify();
  expect(said).toMatchObject({ success: 0, errors: 0, error: { code: 'unauthenticated' } });
  const [, day = ''] = /^at=; .*Expires=([^;]+)/.exec(cookie) ?? [];
  expect(Date.now() - Date.parse(day)).toBeGreaterThanOrEqual(1_000_000);
});

it.each([
  ['http://localhost:4321', false],
  ['https://www.yousay.example', true],
])(
  'a token that lives is renewed, for scripts of no page and this site alone, at %s',
  async (url, isSecure) => {
    vi.stubEnv('PUBLIC_URL', url);
    const employer = await sessionOf(await employerWithPassword());
    sessions = { ...NO_SESSIONS, employer };
    const { cookie, said } = await verify();
    vi.unstubAllEnvs();
    expect(said.data.idEmp).toBe(employer.idEmp);
    expect(cookie).toMatch(/^at=[^;]+; Max-Age=86400; Path=\/; .*HttpOnly/);
    expect(cookie).toContain('SameSite=Lax');
    expect([/; Secure/.test(cookie), /Domain=/.test(cookie)]).toEqual([isSecure, false]);
  },
);
