import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findPressurePhrases } from './pressing-words.ts';

const MIN_FOUND_SHARE = 0.9;
const MAX_FALSE_SHARE = 0.03;

const sentencesOf = (file: string) =>
  readFileSync(join('tests/fixtures', file), 'utf8').trim().split('\n');
const isPointedOut = (sentence: string) => findPressurePhrases(sentence).length > 0;

it('finds nine in ten of sentences that press or pay', () => {
  const sentences = sentencesOf('pressing-sentences.txt');
  const passed = sentences.filter((sentence) => !isPointedOut(sentence));
  expect(sentences.length).toBeGreaterThan(150);
  expect(1 - passed.length / sentences.length, passed.join('\n')).toBeGreaterThanOrEqual(
    MIN_FOUND_SHARE,
  );
});

it('finds at most three in a hundred honest sentences', () => {
  const sentences = sentencesOf('honest-sentences.txt');
  const found = sentences.filter(isPointedOut);
  expect(sentences.length).toBeGreaterThan(150);
  expect(found.length / sentences.length, found.join('\n')).toBeLessThanOrEqual(MAX_FALSE_SHARE);
});
