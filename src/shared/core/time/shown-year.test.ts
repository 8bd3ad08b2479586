import { expect, it } from 'vitest';
import { shownYear } from './shown-year.ts';

it('a year is shown in the reader’s era, whichever it was typed in', () => {
  expect(shownYear(2017, 'th')).toContain('2560');
  expect(shownYear(2560, 'th')).toContain('2560');
  expect(shownYear(2560, 'en')).toBe('2017');
  expect(shownYear(2017, 'en')).toBe('2017');
});
