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

it('lets a slice import those below it, and tells of the few that import one above', () => {
  expect(read(...of('high', 'low', 9))).toMatchObject({ passed: true });
  const few = read(...of('low', 'high', 8), ...of('high', 'low'));
  expect(few).toMatchObject({ passed: true });
  expect(few.output).toContain('8 files import a slice above their own, 1 pairs');
  expect(few.output).toContain('src/features/low/core/0.ts → high');
  expect(read(...of('low', 'high', 9))).toMatchObject({ passed: false });
});

it('refuses a slice that has no place in the order', () => {
  expect(read(...of('late', 'low'))).toMatchObject({ passed: false });
});
