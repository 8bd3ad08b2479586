import * as z from 'zod/mini';
import { ACCOUNT_ROLES } from '#shared/core/domain/account.ts';
import { defineEndpoint } from '#shared/core/endpoint.ts';
import { SESSION_LIMIT } from '#shared/core/limits.ts';
import { PACKAGES } from '#shared/core/packages.ts';
import { idNumber } from '#shared/core/request-fields.ts';
import { LINK_ERRORS } from './session-errors.ts';
import { jobSeekerSession, linkHalf, SIGN_IN_ENDPOINT } from './sign-in-contract.ts';

const pair = z.object({ enc: linkHalf, key: linkHalf });

export const loginEncKeyEndpoint = defineEndpoint({
  ...SIGN_IN_ENDPOINT,
  path: '/loginEncKey',
  summary: 'Exchanges a pair of keys, from a link or from cookies, for an employer session',
  tag: 'Accounts',
  errors: LINK_ERRORS,
  body: pair,
  data: z.object({
    token: z.string(),
    user: z.object({
      idEmp: z.number(),
      idUser: z.number(),
      companyNameTh: z.string(),
      companyNameEn: z.string(),
    }),
  }),
});

export const jobSeekerLoginEncKeyEndpoint = defineEndpoint({
  ...SIGN_IN_ENDPOINT,
  path: '/jskLoginEncKey',
  summary: 'Exchanges a pair of keys, from a link or from cookies, for a job-seeker session',
  tag: 'Job seekers',
  errors: LINK_ERRORS,
  body: pair,
  data: jobSeekerSession,
});

export const encKeyEndpoint = defineEndpoint({
  method: 'get',
  path: '/getEncKey/:idJsk/:idResume',
  summary: 'A pair of keys for one link of the caller: it signs in once, within ten minutes',
  tag: 'Job seekers',
  guard: 'jobSeeker',
  limit: SESSION_LIMIT,
  params: z.object({ idJsk: idNumber, idResume: idNumber }),
  data: pair,
});

/** An anonymous caller gets `errors: 0`, as specified, so the guard is in the handler. */
export const authenticateEndpoint = defineEndpoint({
  method: 'post',
  path: '/doAuthenTokenEmployer',
  summary: 'Verifies the token of the caller, tells who it is and gives a fresh one for a day',
  changesSession: true,
  tag: 'Accounts',
  guard: 'public',
  limit: SESSION_LIMIT,
  data: z.object({
    token: z.string(),
    idUser: z.number(),
    idEmp: z.number(),
    companyNameTh: z.string(),
    companyNameEn: z.string(),
    role: z.enum(ACCOUNT_ROLES),
    packageHrSay: z.enum(PACKAGES),
  }),
});
