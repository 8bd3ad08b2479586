import * as z from 'zod/mini';
import { defineEndpoint } from '#shared/core/endpoint.ts';
import { typedPassword } from '#shared/core/forms/form-fields.ts';
import { SESSION_LIMIT } from '#shared/core/limits.ts';
import { SIGN_IN_METHOD_ERRORS } from './session-errors.ts';
import { CONFIRM_LIMIT } from './session-limits.ts';

/** No password is required to end sessions and reset known devices: both only add safety. */
const sessionEndpoint = { limit: SESSION_LIMIT, data: z.null() } as const;
const confirmedEndpoint = {
  limit: CONFIRM_LIMIT,
  errors: SIGN_IN_METHOD_ERRORS,
  data: z.null(),
} as const;
const ofJobSeeker = { ...sessionEndpoint, tag: 'Job seekers', guard: 'jobSeeker' } as const;

export const endJobSeekerSessionEndpoint = defineEndpoint({
  ...ofJobSeeker,
  method: 'delete',
  path: '/jskSessions/:idSession',
  summary: 'Signs one other device of the caller out',
  params: z.object({ idSession: z.uuid() }),
});

export const endOtherJobSeekerSessionsEndpoint = defineEndpoint({
  ...ofJobSeeker,
  method: 'delete',
  path: '/jskSessions',
  summary: 'Signs every other device of the caller out',
});

export const removeJobSeekerDevicesEndpoint = defineEndpoint({
  ...ofJobSeeker,
  method: 'delete',
  path: '/jskDevices',
  summary: 'Forgets every other device the caller has signed in on',
});

export const removeEmployerDevicesEndpoint = defineEndpoint({
  ...sessionEndpoint,
  tag: 'Accounts',
  guard: 'employer',
  method: 'delete',
  path: '/myaccount/devices',
  summary: 'Forgets every other device the caller has signed in on',
});

export const setSisterEndpoint = defineEndpoint({
  ...confirmedEndpoint,
  method: 'put',
  path: '/myaccount/sisterSignIn',
  summary: 'Ends or allows signing in with a password of the sister product',
  tag: 'Accounts',
  guard: 'employer',
  body: z.object({ sister: z.enum(['on', 'off']), currentPassword: typedPassword }),
});

export const WAYS_IN = ['password', 'google'] as const;
export type WayIn = (typeof WAYS_IN)[number];

export const endWayInEndpoint = defineEndpoint({
  ...confirmedEndpoint,
  method: 'post',
  path: '/jskEndWayIn',
  summary: 'Removes the password, or the link with Google, of whoever has both',
  tag: 'Job seekers',
  guard: 'jobSeeker',
  body: z.object({ method: z.enum(WAYS_IN), currentPassword: typedPassword }),
});
