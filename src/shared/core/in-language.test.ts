import { expect, it } from 'vitest';
import { nameIn } from './in-language.ts';

it('a name falls back to the other language', () => {
  expect(nameIn('en', 'ไทย', '')).toBe('ไทย');
  expect(nameIn('th', null, 'Thai')).toBe('Thai');
  expect(nameIn('th', null, null)).toBe('');
});
