import { expect, test } from 'vitest';
import { statementNames } from './statement-names.ts';

test('names a statement by its text from its second use on', () => {
  const nameOf = statementNames(10);
  expect(nameOf('SELECT $1')).toBeUndefined();
  const name = nameOf('SELECT $1');
  expect(name).toMatch(/^[0-9a-f]{40}$/);
  expect(nameOf('SELECT $1')).toBe(name);
  nameOf('SELECT $2');
  expect(nameOf('SELECT $2')).not.toBe(name);
});

test('names at most as many statements as the limit', () => {
  const nameOf = statementNames(2);
  const twice = (text: string) => [nameOf(text), nameOf(text)].at(-1);
  expect(['a', 'b', 'c'].map(twice).map(Boolean)).toEqual([true, true, false]);
});

test('statements used once do not displace a recurring one', () => {
  const nameOf = statementNames(3);
  for (let length = 0; length < 100; length += 1) nameOf(`IN (${'$'.repeat(length)})`);
  nameOf('SELECT $1');
  expect(nameOf('SELECT $1')).toBeDefined();
  expect(nameOf('x'.repeat(20_000))).toBeUndefined();
  expect(nameOf('x'.repeat(20_000))).toBeUndefined();
});
