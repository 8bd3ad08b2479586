import { expect, it } from 'vitest';
import { checkDecisions, decisionNames } from './decisions.ts';

const WITHDRAWN = [
  9, 34, 41, 45, 51, 53, 61, 68, 71, 73, 74, 93, 99, 133, 135, 136, 145, 160, 193, 210, 213,
];
const ALL_NUMBERS = Array.from({ length: 215 }, (_, index) => index + 1)
  .filter((number) => !WITHDRAWN.includes(number))
  .map((number) => String(number).padStart(4, '0'));

const record = (status: string) => `# A title\n\nStatus: ${status}\n\n## Context\n`;
const merged = (numbers: readonly string[]) => record(`accepted; was ${numbers.join(', ')}`);
const published = (files: Record<string, string>) =>
  new Map(Object.entries(files).map(([name, text]) => [`docs/decisions/${name}`, text]));
const findings = (files: Record<string, string>) =>
  checkDecisions(published(files)).map(
    ({ path, message }) => `${path.slice('docs/decisions/'.length)} ${message}`,
  );

it('accepts records by topic that hold every old number once, and new ones without a number', () => {
  expect(
    findings({
      'README.md': '- [First](first.md)\n- [Second](second.md)\n- [Third](third.md)\n',
      'first.md': merged(ALL_NUMBERS.slice(0, 100)),
      'second.md': merged(ALL_NUMBERS.slice(100)),
      'third.md': record('accepted'),
    }),
  ).toEqual([]);
});

it('rejects a record without a line, one without a status, and links to none', () => {
  expect(
    findings({
      'README.md':
        '- [First](first.md)\n- [Lost](lost.md)\n- [Twice](twice.md) ([again](twice.md))\n',
      'first.md': `${merged(ALL_NUMBERS)}See [another](gone.md).\n`,
      'no-line.md': record('accepted'),
      'no-status.md': '# A title\n\n## Context\n',
      'proposed.md': record('proposed'),
      'twice.md': record('accepted; was 2'),
    }),
  ).toEqual([
    'README.md has 0 lines for no-line.md',
    'README.md has 0 lines for no-status.md',
    'no-status.md must begin with a title and "Status: accepted", then "; was" and its old numbers',
    'README.md has 0 lines for proposed.md',
    'proposed.md must begin with a title and "Status: accepted", then "; was" and its old numbers',
    'README.md has 2 lines for twice.md',
    'twice.md must begin with a title and "Status: accepted", then "; was" and its old numbers',
    'first.md gone.md does not exist',
    'README.md lost.md does not exist',
  ]);
});

it('rejects an old number in two records, and one in no record', () => {
  const files = {
    'README.md': '- [First](first.md)\n- [Second](second.md)\n',
    'first.md': merged(['0001', ...ALL_NUMBERS.slice(2)]),
    'second.md': merged(['0001']),
  };
  expect(findings(files)).toEqual([
    'second.md 0001 also stands in first.md',
    'README.md no record names 0002 in its status',
  ]);
});

it('names a record by its topic and by each of its old numbers', () => {
  const files = {
    'README.md': '',
    'new.md': record('accepted'),
    'old.md': merged(['0001', '0002']),
  };
  expect(decisionNames(published(files))).toEqual(['new', 'old', '0001', '0002']);
});
