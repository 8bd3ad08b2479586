import { expect, it } from 'vitest';
import { checkTextCuts } from './text-cuts.ts';

const found = (source: string, path = 'src/features/company/core/name.ts') =>
  checkTextCuts(new Map([[path, source]])).map(({ line }) => line);

it.each([
  'text.slice(0, LONGEST_NAME)',
  'name.trim().slice(0, 80)',
  'company.name.slice(0, 20)',
  "name.replace(/ /g, '')\n  .slice(0, 20)",
  'about.substring(0, 160)',
])('finds %s', (source) => {
  expect(found(`\n${source}`)).toEqual([source.includes('\n') ? 3 : 2]);
});

it('accepts slices of lists and digests, and cuts at complete characters', () => {
  expect(found('ids.slice(0, MOST_COMPARED); hash.slice(0, 16); cutText(name, 80)')).toEqual([]);
  expect(found('name.slice(0, 2)', 'src/a.test.ts')).toEqual([]);
  expect(found('text.slice(0, LONGEST)', 'src/shared/core/text/cut-text.ts')).toEqual([]);
});

it('finds fields that cut what is pasted', () => {
  const field = '<Field name="taxId" maxLength={13} />';
  expect(found(field, 'src/features/employer/ui/Register.island.tsx')).toEqual([1]);
  expect(found(field, 'src/features/discovery/ui/search/CompanySearch.tsx')).toEqual([]);
});
