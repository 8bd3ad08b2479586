import { expect, it } from 'vitest';
import { checkFileShape } from './file-shape.ts';

function shape(path: string, source = ''): string[] {
  return checkFileShape(new Map([[path, source]])).map(({ message }) => message);
}

it.each(['src/a.ts', 'src/A.astro', 'src/a.css', 'scripts/a.ts', 'tests/a.ts'])(
  'rejects the 301st line of %s',
  (path) => {
    expect(shape(path, 'x\n'.repeat(300))).toEqual([]);
    expect(shape(path, 'x\n'.repeat(301))).toEqual(['has 301 lines; split it at 300']);
    expect(shape(path, `${'x\n'.repeat(300)}x`)).toHaveLength(1);
  },
);

it.each(['src/shared/core/utils.ts', 'src/misc/a.ts', 'scripts/lib/b.ts', 'src/x/helpers.test.ts'])(
  'rejects the name %s',
  (path) => {
    expect(shape(path).join()).toContain('names nothing');
  },
);

it('wants PascalCase components and kebab-case modules', () => {
  expect(shape('src/shared/ui/button.astro').join()).toContain('PascalCase');
  expect(shape('src/x/searchBox.island.tsx').join()).toContain('PascalCase');
  expect(shape('src/x/submitReview.ts').join()).toContain('kebab-case');
  for (const path of [
    'src/shared/ui/control/Button.astro',
    'src/x/SearchBox.island.tsx',
    'src/x/submit-review.db.test.ts',
    'src/x/SearchBox.test.tsx',
    'src/pages/[...locale]/mHRSay.astro',
  ]) {
    expect(shape(path)).toEqual([]);
  }
});

it('wants no loose scripts at the root', () => {
  expect(shape('.try.ts')).toContain('lies loose at the root');
  expect(shape('look.mjs')).toHaveLength(1);
  expect(shape('vitest.config.ts')).toEqual([]);
});

it('rejects the 25th file of a folder, subfolders not counted', () => {
  const files = (count: number, folder: string) =>
    Array.from({ length: count }, (_, index) => [`${folder}/a-${index}.ts`, ''] as const);
  const found = (...sources: (readonly [string, string])[]) => checkFileShape(new Map(sources));
  expect(found(...files(24, 'src/x'), ...files(24, 'src/x/y'))).toEqual([]);
  expect(found(...files(25, 'src/x'), ...files(24, 'src/x/y'))).toEqual([
    { path: 'src/x', line: 1, message: 'holds 25 files side by side; make folders by noun at 24' },
  ]);
});
