import { expect, it } from 'vitest';
import { sliceArrows } from './slice-arrows.ts';

const ORDER = '# A\n\n## Slices\n\n| `low` | x |\n| `high` | x |\n\n## B\n\n| `late` | x |\n';
const of = (from: string, to: string, count = 1) =>
  Array.from(
    { length: count },
    (_, n) =>
      [
        `src/features/${from}/core/${n}.ts`,
        `import { a } from '#features/${to}/core/a.ts';\nexport const b = a;`,
      ] as const,
  );
const read = (...files: (readonly [string, string])[]) => sliceArrows(new Map(files), ORDER);

it('allows imports of lower slices and names each import of a higher one', () => {
  expect(read(...of('high', 'low', 9))).toEqual([]);
  expect(read(...of('low', 'high', 2))).toEqual([
    {
      path: 'src/features/low/core/0.ts',
      line: 1,
      message: 'imports high, a slice above its own',
    },
    {
      path: 'src/features/low/core/1.ts',
      line: 1,
      message: 'imports high, a slice above its own',
    },
  ]);
});

it('rejects a slice missing from the order', () => {
  expect(read(...of('late', 'low'))).toMatchObject([{ message: 'no place in the order: late' }]);
});
