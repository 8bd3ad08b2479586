import { expect, it } from 'vitest';
import { type TextDiff, textComparison } from './word-diff.ts';

const marks = ({ parts }: TextDiff) =>
  parts
    .map(({ text, change }) =>
      change === null ? text : change === 'added' ? `+${text}` : `-${text}`,
    )
    .join('|');

const told = (before: string, after: string, lang: 'th' | 'en') =>
  marks(textComparison(lang)(before, after));

const sides = ({ parts }: TextDiff) =>
  (['removed', 'added'] as const).map((side) =>
    parts.flatMap(({ text, change }) => (change === null || change === side ? text : [])).join(''),
  );

const wordsOf = (seed: number, count: number) =>
  Array.from({ length: count }, (_, at) => ((at + 1) * seed).toString(36));

it('marks inserted and deleted text', () => {
  expect(told('We make good bread', 'We bake good bread', 'en')).toBe(
    'We |-make|+bake| good bread',
  );
});

it('splits Thai text, which is written without spaces', () => {
  expect(told('เราทำขนมปังอร่อย', 'เราทำขนมเค้กอร่อย', 'th')).toMatch(
    /^เราทำ.*\|-ขนมปัง\|\+ขนมเค้ก\|อร่อย$|^เราทำขนม\|-ปัง\|\+เค้ก\|อร่อย$/,
  );
});

it('marks single changes only in paragraphs that differ', () => {
  const before = 'First.\nWe make bread.\nLast.';
  expect(told(before, 'First.\nWe bake bread.\nNew.\nLast.', 'en')).toBe(
    'First.\n|We |-make|+bake| bread.\n|+New.\n|Last.',
  );
});

it('shows a rewritten article of 59,000 characters as complete paragraphs, and reports it', () => {
  const [before, after] = [131_071, 524_287].map((seed) => wordsOf(seed, 10_000).join(' '));
  const diff = textComparison('en')(before?.slice(0, 59_000) ?? '', after?.slice(0, 59_000) ?? '');
  expect(diff.isCoarse).toBe(true);
  expect(diff.parts.map(({ change }) => change)).toEqual(['removed', 'added']);
  expect(sides(diff)).toEqual([before?.slice(0, 59_000), after?.slice(0, 59_000)]);
});

it('shows texts with more lines than the limit as complete paragraphs', () => {
  const [before, after] = [7, 11].map((seed) => wordsOf(seed, 30_000).join('\n'));
  const diff = textComparison('en')(before ?? '', after ?? '');
  expect([diff.isCoarse, sides(diff)]).toEqual([true, [before, after]]);
});

it('shares one work limit between all texts of a page', () => {
  const compare = textComparison('en');
  const diffs = Array.from({ length: 200 }, (_, at) =>
    compare(wordsOf(3 + at, 90).join(' '), wordsOf(1003 + at, 90).join(' ')),
  );
  const coarse = diffs.map(({ isCoarse }) => isCoarse);
  expect(coarse[0]).toBe(false);
  expect(coarse.indexOf(true)).toBeLessThan(40);
  expect(coarse.at(-1)).toBe(true);
});

it('marks changes of a short text after a long one', () => {
  const compare = textComparison('en');
  compare(wordsOf(131_071, 2_000).join(' '), wordsOf(524_287, 2_000).join(' '));
  expect(marks(compare('We make bread', 'We bake bread'))).toBe('We |-make|+bake| bread');
});
