import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';
import { expect, it } from 'vitest';
import { attachLazily } from './lean-downshift.ts';

const original = readFileSync(fileURLToPath(import.meta.resolve('downshift')), 'utf8');

const exportsOf = (code: string) => {
  const { errors, module } = parseSync('downshift.mjs', code);
  expect(errors).toEqual([]);
  return module.staticExports
    .flatMap(({ entries }) =>
      entries.map(({ exportName, localName }) => [exportName.name ?? 'default', localName.name]),
    )
    .toSorted();
};

it('exports every hook under its name, with its constants attached where it is exported', () => {
  const names = exportsOf(attachLazily(original));
  expect(names.map(([name]) => name)).toEqual(exportsOf(original).map(([name]) => name));
  expect(names).toContainEqual(['useCombobox', 'useComboboxNamed']);
  expect(names).toContainEqual(['useTagGroup', '_useTagGroupNamed']);
});

it('leaves no statement that would keep a hook', () => {
  const code = attachLazily(original);
  expect(code).not.toMatch(/^\w+\.stateChangeTypes = /m);
  expect(code).toMatch(/PURE__ \*\/ Object\.assign\(useCombobox, \{ stateChangeTypes: \S+ \}\);/);
});
