import type { core } from 'zod';

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
};

const entries = (count: number | bigint) => `${count} ${count === 1 ? 'entry' : 'entries'}`;
const countText = (list: unknown) =>
  Array.isArray(list) && list.length > 0 ? list.length : 'none';

export function plainMessage(issue: core.$ZodRawIssue): string | undefined {
  const { input } = issue;
  switch (issue.code) {
    case 'invalid_type':
      if (input === undefined) return 'is missing';
      return `has to be ${KINDS[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      if (input === undefined) return 'is missing';
      return `has to be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.join(', ')}`;
    case 'too_small': {
      const { origin, minimum, inclusive, exact } = issue;
      if (origin !== 'array') return `${inclusive ? 'at least' : 'more than'} ${minimum}`;
      return `${exact ? 'exactly' : 'at least'} ${entries(minimum)}, it has ${countText(input)}`;
    }
    case 'too_big': {
      const { origin, maximum, inclusive, exact } = issue;
      if (origin !== 'array') return `${inclusive ? 'at most' : 'less than'} ${maximum}`;
      return `${exact ? 'exactly' : 'at most'} ${entries(maximum)}, it has ${countText(input)}`;
    }
    case 'invalid_key':
      return issue.issues[0]?.message;
    default:
      return undefined;
  }
}
