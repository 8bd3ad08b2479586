import { beforeEach, expect, it } from 'vitest';
import { NO_SESSIONS, type Sessions } from '#shared/core/session.ts';
import { apiOf } from '#tests/calls/api-of.ts';
import { completeDraft } from '#tests/fixtures/draft-fixture.ts';
import { employerWithPassword, sessionOf } from '#tests/fixtures/employer-fixture.ts';
import { approvalRoutes } from './approval-routes.ts';

let sessions: Sessions = NO_SESSIONS;
const api = apiOf(() => sessions, approvalRoutes);
const ask = async (method: string, path: string, values?: Record<string, string>) => {
  const body = values && new URLSearchParams(values);
  return (await api.request(path, { method, ...(body && { body }) })).json();
};

let idEmp = '';

beforeEach(async () => {
  const employer = await sessionOf(await employerWithPassword());
  sessions = { ...NO_SESSIONS, employer };
  idEmp = String(employer.idEmp);
});

it('stores the last step of each language', async () => {
  const before = await ask('GET', `/employer/step?idEmp=${idEmp}`);
  const stopped = { idEmp, lang: 'th', step: 'gallery' };
  expect(await ask('PUT', '/employer/step', stopped)).toMatchObject({ success: 1 });
  const { data } = await ask('GET', `/employer/step?idEmp=${idEmp}`);
  expect(data).toEqual({ ...before.data, th: 'gallery' });
  expect(await ask('PUT', '/employer/step', { ...stopped, step: 'nowhere' })).toMatchObject({
    error: { code: 'invalid_fields' },
  });
});

it('returns whether there is a saved draft', async () => {
  expect((await ask('POST', '/checkSaveAndBack', { idEmp })).data).toEqual({
    isSaved: false,
    savedAt: null,
  });
  if (sessions.employer) await completeDraft(sessions.employer, 'th');
  expect((await ask('POST', '/checkSaveAndBack', { idEmp })).data).toMatchObject({ isSaved: true });
});
