import { describe, expect, it } from 'vitest';
import { changesOnly, runsOf } from './distinctive-words.ts';

describe('runsOf', () => {
  it('returns leading, trailing and middle runs, in descending length', () => {
    expect(runsOf(['siam', 'city', 'tower', 'b'])).toEqual([
      ['siam', 'city', 'tower'],
      ['city', 'tower', 'b'],
      ['city', 'tower'],
      ['siam', 'city'],
      ['tower', 'b'],
      ['tower'],
      ['siam'],
      ['city'],
    ]);
    expect(runsOf(['hr', 'thai', 'ha', 'wiki'])).toContainEqual(['thai', 'ha']);
    expect(runsOf(['siam'])).toEqual([]);
  });
});

describe('changesOnly', () => {
  const kept = (...words: string[]) => ({ words: words.join(' '), key: words.join('') });

  it.each([
    ['bangkok hosptal', ['bangkok'], 'bangkokhospital', true],
    ['siam city tower b', ['siam', 'city'], 'siamcitypower', false],
    ['bangkok tower', ['bangkok'], 'bangkrakpower', false],
    ['p e k systems tower b', ['p', 'e', 'k', 'systems'], 'bluepeakpowersystems', false],
  ])('%s without %s is near %s: %s', (typed, words, name, isNear) => {
    expect(changesOnly(typed.split(' '), kept(...words), [name])).toBe(isNear);
  });
});
