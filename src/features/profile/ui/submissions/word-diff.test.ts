import { expect, it } from 'vitest';
import { wordDiff } from './word-diff.ts';

const told = (before: string, after: string, lang: 'th' | 'en') =>
  wordDiff(before, after, lang)
    .map(({ text, change }) =>
      change === null ? text : change === 'added' ? `+${text}` : `-${text}`,
    )
    .join('|');

it('marks the words that differ', () => {
  expect(told('We make good bread', 'We bake good bread', 'en')).toBe(
    'We |-make|+bake| good bread',
  );
});

it('finds the words of Thai, which stand without spaces', () => {
  expect(told('เราทำขนมปังอร่อย', 'เราทำขนมเค้กอร่อย', 'th')).toMatch(
    /^เราทำ.*\|-ขนมปัง\|\+ขนมเค้ก\|อร่อย$|^เราทำขนม\|-ปัง\|\+เค้ก\|อร่อย$/,
  );
});
