import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isHttpsUrl } from './fields.ts';

/** The same cases in every run. */
fc.configureGlobal({ seed: 11 });

it('a website is an https address of a named host, whatever it is spelt like', () => {
  for (const bad of ['//evil', 'data:text/html,x', 'https://', 'https://user:pw@a.co', 'https:x']) {
    expect(isHttpsUrl(bad), bad).toBe(false);
  }
  fc.assert(
    fc.property(fc.string(), (value) => {
      if (isHttpsUrl(value)) expect(new URL(value).protocol).toBe('https:');
    }),
  );
});
