import { expect, it } from 'vitest';
import { checkNames, replacedWord } from './plain-names.ts';

const found = (path: string, source: string, left = {}) =>
  checkNames(new Map([[path, source]]), left).map(({ line, message }) => `${line} ${message}`);

it.each([
  ['toldFacts', 'told'],
  ['one', 'one'],
  ['MOST_ROWS', 'MOST'],
  ['#turns', 'turns'],
  ['proved_at', 'proved'],
])('names the word in %s', (name, word) => {
  expect(replacedWord(name)).toBe(word);
});

it.each(['someone', 'atLeast', 'createhrsay', 'yousay', 'turnOn', 'givenName', 'mostly'])(
  'accepts %s',
  (name) => {
    expect(replacedWord(name)).toBeUndefined();
  },
);

it.each([
  ['a variable', 'export const told = 1;'],
  ['a parameter', 'export function read({ a: kept }: X, [held]: Y) { return kept; }'],
  ['a property', 'export interface Row {\n  readonly mailbox: string;\n}'],
  ['a type', 'export type Refusal = string;'],
  ['a private field', 'class A {\n  #turns = 1;\n}'],
])('rejects %s', (_, source) => {
  expect(found('src/shared/core/a.ts', source)).not.toEqual([]);
});

it('rejects names in pages, of files and in titles of tests', () => {
  expect(
    found('src/app/Page.astro', '---\nconst { messages: said } = Astro.props;\n---\n'),
  ).toHaveLength(1);
  expect(found('src/shared/core/kept-rows.ts', '')).toHaveLength(1);
  expect(found('src/shared/core/a.test.ts', "it('is to\x6Cd of it', () => {});")).toHaveLength(1);
  expect(found('src/shared/core/a.test.ts', "it('notifies the owner', () => {});")).toEqual([]);
});

it('allows a folder the names that are left, and requires a lower count once some are gone', () => {
  const source = 'export const told = 1;';
  expect(found('src/shared/core/a.ts', source, { 'src/shared/core': 1 })).toEqual([]);
  expect(found('src/shared/core/a.ts', source, { 'src/shared/core': 2 })).toEqual([
    '1 has 1 left: lower its count',
  ]);
});
