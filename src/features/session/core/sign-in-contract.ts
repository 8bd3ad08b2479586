import * as z from 'zod/mini';
import { defineEndpoint } from '#shared/core/endpoint.ts';
import { email } from '#shared/core/forms/form-fields.ts';
import { SESSION_LIMIT } from '#shared/core/limits.ts';
import { LINK_ERRORS, SIGN_IN_ERRORS } from './session-errors.ts';
import { LOGIN_LIMIT } from './session-limits.ts';

/** Fields shared by the endpoints that open a session. */
export const SIGN_IN_ENDPOINT = {
  method: 'post',
  guard: 'public',
  limit: LOGIN_LIMIT,
  changesSession: true,
} as const;

const signOutEndpoint = {
  method: 'post',
  guard: 'public',
  limit: SESSION_LIMIT,
  data: z.null(),
} as const;

export const employerAnswer = z.object({
  token: z.string(),
  idEmp: z.number(),
  idUser: z.number(),
});

export const credentialsBody = z.object({
  username: email,
  password: z
    .string('passwordRequired')
    .check(z.minLength(1, 'passwordRequired'), z.maxLength(200, 'passwordLength')),
});

export const loginEndpoint = defineEndpoint({
  ...SIGN_IN_ENDPOINT,
  path: '/login',
  summary: 'Signs an employer in',
  tag: 'Accounts',
  errors: SIGN_IN_ERRORS,
  body: credentialsBody,
  data: employerAnswer,
});

export const logoutEndpoint = defineEndpoint({
  ...signOutEndpoint,
  path: '/logout',
  summary: 'Ends the employer session on the server and clears its cookies',
  tag: 'Accounts',
  changesSession: true,
});

/** One of the two secrets of a sign-in link. */
export const linkHalf = z.string().check(z.minLength(1), z.maxLength(200));

export const adminLoginEndpoint = defineEndpoint({
  method: 'post',
  path: '/checkLoginEncKey',
  summary: 'Exchanges a one-time link of the review team for its session',
  tag: 'Accounts',
  guard: 'public',
  limit: LOGIN_LIMIT,
  errors: LINK_ERRORS,
  body: z.object({ encode: linkHalf, keycode: linkHalf }),
  data: z.object({ idAdmin: z.number(), name: z.string() }),
});

export const adminRenewEndpoint = defineEndpoint({
  method: 'post',
  path: '/adminRenew',
  summary:
    'Puts off the end of the session of the review team, twelve hours after its beginning at most',
  tag: 'Accounts',
  guard: 'platformAdmin',
  limit: SESSION_LIMIT,
  data: z.object({ endsAt: z.iso.datetime() }),
});

export const adminLogoutEndpoint = defineEndpoint({
  ...signOutEndpoint,
  path: '/adminLogout',
  summary: 'Ends the session of the review team on the server and clears its cookie',
  tag: 'Accounts',
});

/** Section 3 of the specification; `enc` and `key` form a short-lived link that signs in once. */
export const jobSeekerSession = z.object({
  token: z.string(),
  jsk: z.object({ idJsk: z.number(), username: z.string() }),
  accessToken: z.string(),
  enc: z.string(),
  key: z.string(),
  idResume: z.nullable(z.number()),
  resume: z.object({
    firstName: z.string(),
    lastName: z.string(),
    firstNameThai: z.string(),
    lastNameThai: z.string(),
  }),
  lastestExp: z.nullable(
    z.object({
      idEmp: z.nullable(z.number()),
      companyName: z.string(),
      position: z.string(),
      startedOn: z.string(),
      endedOn: z.nullable(z.string()),
    }),
  ),
  justLoggedIn: z.literal(true),
});

export const jobSeekerLoginEndpoint = defineEndpoint({
  ...SIGN_IN_ENDPOINT,
  path: '/jskLogin',
  summary: 'Signs a job seeker in',
  tag: 'Job seekers',
  errors: SIGN_IN_ERRORS,
  body: credentialsBody,
  data: jobSeekerSession,
});

export const jobSeekerLogoutEndpoint = defineEndpoint({
  ...signOutEndpoint,
  path: '/jskLogout',
  summary: 'Ends the job-seeker session on the server and clears its cookies',
  tag: 'Job seekers',
  changesSession: true,
});
