import { expect, it } from 'vitest';
import { unbrokenDate } from './unbroken-date.ts';

it('abbreviates the month of a date and prevents line breaks', () => {
  const lateEvening = new Date('2026-11-20T18:30:00Z');
  expect(unbrokenDate('th', lateEvening)).toBe('21\u00a0พ.ย.\u00a02569');
  expect(unbrokenDate('en', lateEvening)).toBe('21\u00a0Nov\u00a02026');
});
