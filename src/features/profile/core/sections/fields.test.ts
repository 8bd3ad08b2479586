import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isHttpsUrl, optionalDate } from './fields.ts';

fc.configureGlobal({ seed: 11 });

it('a website is an https URL with a host name, in any spelling', () => {
  for (const bad of ['//evil', 'data:text/html,x', 'https://', 'https://user:pw@a.co', 'https:x']) {
    expect(isHttpsUrl(bad), bad).toBe(false);
  }
  fc.assert(
    fc.property(fc.string(), (value) => {
      if (isHttpsUrl(value)) expect(new URL(value).protocol).toBe('https:');
    }),
  );
});

it('a date is a calendar day or empty', () => {
  for (const good of ['', '2024-02-29']) expect(optionalDate().safeParse(good).success).toBe(true);
  for (const bad of ['2026-02-29', '2026-99-99', '26-1-1', '2026-01-01T00:00']) {
    expect(optionalDate().safeParse(bad).success, bad).toBe(false);
  }
});
