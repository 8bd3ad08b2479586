import { expect, it } from 'vitest';
import { withResults } from './benchmark-document.ts';

const DOCUMENT = `# Benchmarks

## The last run of each part

### cache

Last week.

| measure | value | goal | |
| --- | ---: | --- | --- |
| kept | 1 |  |  |

### start

Last week.

## What is missed

Words.
`;

it('writes the parts that were measured and leaves the others and the words around them', () => {
  const rows = [
    { measure: 'uncached ÷ bare', value: 0.2, unit: '', goal: { atLeast: 0.25 } },
    { measure: 'HTML bytes', value: 139_535, unit: 'B' },
  ];
  const written = withResults(DOCUMENT, [{ part: 'render', rows }], 'Today.');
  expect(written).toBe(
    DOCUMENT.replace(
      '### start',
      `### render

Today.

| measure | value | goal |  |
| --- | ---: | --- | --- |
| uncached ÷ bare | 0.20 | ≥ 0.25 | **missed** |
| HTML bytes | 139,535 B |  |  |

### start`,
    ),
  );
  expect(withResults(written, [{ part: 'render', rows }], 'Today.')).toBe(written);
});

it('replaces the last run of a part', () => {
  const rows = [{ measure: 'kept', value: 2, unit: '' }];
  const written = withResults(DOCUMENT, [{ part: 'cache', rows }], 'Today.');
  expect(written).toContain('| kept | 2 |  |  |');
  expect(written).not.toContain('| kept | 1 |');
});

it('refuses a document without the place for them', () => {
  expect(() => withResults('# Benchmarks\n', [], '')).toThrow('heading');
});
