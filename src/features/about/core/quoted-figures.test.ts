import { expect, it } from 'vitest';
import { FIGURES_QUOTED } from './quoted-figures.ts';

it.each([
  [0, '0'],
  [100, '100'],
  [101, '100+'],
  [1245, '1,200+'],
  [11_000, '10,000+'],
  [11_100, '11,000+'],
  [40_629, '40,000+'],
])('%i is quoted as %s, which is not higher', (count, said) => {
  expect(FIGURES_QUOTED(count)).toBe(said);
});
