import { expect, it } from 'vitest';
import { essentialsOf } from './essentials.ts';

const profile = (content: Readonly<Record<string, unknown>>) => ({
  section: 'companyProfile',
  content: { logoMedia: null, shortBio: '', about: '', address: '99 Rama I Road', ...content },
});
const cover = { section: 'cover', content: {} };

it('counts cover, logo, short bio and about, and returns the first missing step', () => {
  expect(essentialsOf([])).toEqual({ done: 0, total: 4, missingStep: 'cover' });
  expect(essentialsOf([cover, profile({})])).toEqual({
    done: 1,
    total: 4,
    missingStep: 'company-profile',
  });
  const whole = profile({ logoMedia: 'id', shortBio: 'We make chairs', about: 'Since 1990' });
  expect(essentialsOf([cover, whole])).toEqual({ done: 4, total: 4, missingStep: null });
  expect(essentialsOf([whole])).toMatchObject({ done: 3, missingStep: 'cover' });
});
