import { expect, it } from 'vitest';
import { employerSignIn, jobSeekerSignIn } from './session-paths.ts';

it('carries where to go after signing in', () => {
  expect(employerSignIn('th', { t: 5, redirectTo: 'createhrsay/start' })).toBe(
    '/login?t=5&redirectTo=createhrsay%2Fstart',
  );
  expect(jobSeekerSignIn('en', 'myYouSay')).toBe('/en/jSignin?to=myYouSay');
});
