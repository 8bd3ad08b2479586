import { expect, it } from 'vitest';
import { unbroken } from './unbroken.ts';

it('holds the mark of repetition to the word it repeats, and nothing else', () => {
  expect(unbroken('งานเร็ว ๆ นี้ จริง ๆ')).toBe('งานเร็ว\u00a0ๆ นี้ จริง\u00a0ๆ');
});
