import { expect, it } from 'vitest';
import { checkDecisions } from './decisions.ts';

const record = (status = 'accepted') => `# A title\n\nStatus: ${status}\n\n## Context\n`;
const found = (files: Record<string, string>) =>
  checkDecisions(
    new Map(Object.entries(files).map(([name, text]) => [`docs/decisions/${name}`, text])),
  ).map(({ path, message }) => `${path.slice('docs/decisions/'.length)} ${message}`);

it('accepts decisions that the index lists, also partly superseded by an existing one', () => {
  expect(
    found({
      'README.md': '- [0001](0001-a.md)\n- [0002](0002-b.md)\n',
      '0001-a.md': record('accepted; how long superseded by [0002](0002-b.md)'),
      '0002-b.md': record(),
    }),
  ).toEqual([]);
});

it('names a decision without a line, without a status, and a link to none', () => {
  expect(
    found({
      'README.md': '- [0001](0001-a.md)\n- [0004](0004-d.md)\n',
      '0001-a.md': record('accepted; superseded by [0009](0009-x.md)'),
      '0002-b.md': '# A title\n\n## Context\n',
      '0002-c.md': record('proposed'),
    }),
  ).toEqual([
    'README.md has 0 lines for 0002-b.md',
    '0002-b.md shares its number with another decision',
    'README.md has 0 lines for 0002-c.md',
    '0002-c.md shares its number with another decision',
    '0002-b.md begins with a title and "Status: accepted", or what superseded it',
    '0002-c.md begins with a title and "Status: accepted", or what superseded it',
    '0001-a.md 0009-x.md does not exist',
    'README.md 0004-d.md does not exist',
  ]);
});
