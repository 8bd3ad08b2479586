import { expect, it } from 'vitest';
import { checkPackedLiterals } from './packed-literals.ts';

const SPREAD = '...';
const found = (source: string, path: string) =>
  checkPackedLiterals(new Map([[path, source]])).map(({ line }) => line);

it.each([
  ['src/features/review/core/review.ts', `const review = { ${SPREAD}{ id, text } };`],
  ['src/features/review/ui/Review.tsx', `<Review {${SPREAD}{ id, text }} />`],
  ['src/features/review/ui/Review.astro', `<Review {${SPREAD}{\n  id }} />`],
  ['tests/api/reviews.db.test.ts', `call({ ${SPREAD}({ id } as const) })`],
  ['scripts/seed.ts', `insert({ ${SPREAD} { id } })`],
])('finds a spread literal in %s', (path, source) => {
  expect(found(`\n${source}`, path)).toEqual([2]);
});

it('lets what has a name, a choice and an array be', () => {
  const source = '({ ...review, ...(text ? { text } : {}), ids: [...ids], late: `...${text}` })';
  expect(found(source, 'src/features/review/core/review.ts')).toEqual([]);
});
