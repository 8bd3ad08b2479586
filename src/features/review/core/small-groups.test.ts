import { expect, it } from 'vitest';
import { mayShowGroup } from './small-groups.ts';

it.each([
  [5, 5, true],
  [5, 10, true],
  [4, 20, false],
  [0, 20, false],
  [17, 20, false],
  [20, 20, true],
])('%i of %i: %s', (group, all, expected) => {
  expect(mayShowGroup(group, all)).toBe(expected);
});
