import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { jobSeekerSession } from '#features/session/core/sign-in-contract.ts';
import { NO_SESSIONS } from '#shared/core/session.ts';
import { apiOf } from '#tests/calls/api-of.ts';
import { jobSeekerRoutes } from './job-seeker-routes.ts';

const api = apiOf(
  () => NO_SESSIONS,
  (routes) => jobSeekerRoutes(routes, async () => false),
);

it('a sign-up responds with the full session of the specification', async () => {
  const password = 'k7#mQ2xz';
  const username = 'whole-session@example.com';
  const person = { firstName: 'Made', lastName: 'Up', email: username };
  const answer = await api.request('/jskSignup', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...person, password, confirmPassword: password, terms: true }),
  });
  const { data } = await answer.json();
  expect(z.parse(jobSeekerSession, data)).toMatchObject({
    jsk: { username },
    accessToken: data.token,
    resume: { firstName: 'Made', lastName: 'Up' },
    justLoggedIn: true,
  });
});
