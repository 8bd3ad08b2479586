import { describe, expect, it } from 'vitest';
import {
  checkLinearPatterns,
  isPlainlyLinear,
  patternKey,
  recheckDegree,
} from './linear-patterns.ts';
import { patternsOf } from './patterns-of.ts';

const found = (source: string, known = {}) =>
  checkLinearPatterns(new Map([['src/features/company/core/year.ts', source]]), known);

describe('patternsOf', () => {
  it('finds literals, and patterns made of strings and constants', () => {
    const source = [
      "const DAY = '\\\\d{1,2}';",
      'const a = /x+y/gi;',
      'const b = new RegExp(`^' + '${DAY}' + "\\\\s`, 'u');",
    ].join('\n');
    expect(patternsOf('a.ts', source).map((pattern) => [pattern.source, pattern.flags])).toEqual([
      ['x+y', 'gi'],
      ['^\\d{1,2}\\s', 'u'],
    ]);
  });
});

describe('isPlainlyLinear', () => {
  it.each(['^[a-z]+$', '\\d{1,4}', 'a|b|c', '^x*y'])('passes /%s/', (source) => {
    expect(isPlainlyLinear({ source, flags: '' })).toBe(true);
  });

  it.each(['\\s*\\s*x', '(a+)+$', 'x+y', '(?<=a)b+', '(a|b)*c', '\\1'])(
    'asks about /%s/',
    (source) => {
      expect(isPlainlyLinear({ source, flags: '' })).toBe(false);
    },
  );
});

describe('checkLinearPatterns', () => {
  it('names a pattern whose time grows by the square', async () => {
    expect(await found('const YEAR = /\\s*\\s*x$/;')).toMatchObject([
      { line: 1, message: expect.stringContaining('takes time by the power of') },
    ]);
  });

  it('passes a linear one, and one whose text the comment above bounds', async () => {
    expect(await found('const A = /^(?:ab)+c/;')).toEqual([]);
    const bounded = '/** Reads at most 200 characters. */\nconst YEAR = /\\s*\\s*x$/;';
    expect(await found(bounded)).toEqual([]);
  });

  it('takes what is known of a pattern, and asks of no other', async () => {
    const key = patternKey({ source: '\\s*\\s*x$', flags: '', offset: 0 });
    expect(await found('const YEAR = /\\s*\\s*x$/;', { [key]: 1 })).toEqual([]);
  });
});

it('recheck distinguishes quadratic from linear time', async () => {
  expect(await recheckDegree({ source: '^(?:ab)+c', flags: '', offset: 0 })).toBe(1);
  expect(await recheckDegree({ source: '\\s*\\s*x$', flags: '', offset: 0 })).toBeGreaterThan(1);
});
