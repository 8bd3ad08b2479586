import { expect, it } from 'vitest';
import { reviewSize } from './review-size.ts';

const review = (letters: number, reply: string | null = null) => ({
  title: 'กก',
  goodPoints: 'ก'.repeat(letters - 2),
  improvePoints: '',
  reply,
});

it.each([
  [20, 'brief'],
  [180, 'middling'],
  [300, 'long'],
  [450, 'longest'],
  [9000, 'longest'],
] as const)('a card with a text length of %d is %s', (letters, size) => {
  expect(reviewSize(review(letters))).toBe(size);
});

it('counts the reply, but no mark above or below a character', () => {
  expect(reviewSize(review(100, 'ก'.repeat(90)))).toBe('middling');
  expect(reviewSize({ ...review(2), improvePoints: 'ก้'.repeat(170) })).toBe('brief');
});
