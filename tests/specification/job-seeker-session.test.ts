// Section 3 of the specification: what each way in answers to a job seeker.
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { jobSeekerSignUpEndpoint } from '#features/job-seeker/core/sign-up-contract.ts';
import { googleLoginEndpoint } from '#features/session/core/google-contract.ts';
import { jobSeekerLoginEncKeyEndpoint } from '#features/session/core/pair-contract.ts';
import { jobSeekerLoginEndpoint } from '#features/session/core/sign-in-contract.ts';

const SESSION = [
  'jsk',
  'resume',
  'lastestExp',
  'key',
  'enc',
  'accessToken',
  'justLoggedIn',
  'idResume',
];

it.each([
  jobSeekerLoginEndpoint,
  jobSeekerLoginEncKeyEndpoint,
  googleLoginEndpoint,
  jobSeekerSignUpEndpoint,
])('$path returns the complete session', ({ data }) => {
  const { properties = {}, required = [] } = z.toJSONSchema(data);
  expect(Object.keys(properties)).toEqual(expect.arrayContaining(SESSION));
  expect(required).toEqual(expect.arrayContaining(SESSION));
});
