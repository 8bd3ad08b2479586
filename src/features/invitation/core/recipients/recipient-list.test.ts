import { expect, it } from 'vitest';
import { readRecipients } from './read-recipients.ts';
import {
  NO_RECIPIENTS,
  withCorrection,
  withoutEntry,
  withoutRecipient,
  withRecipients,
} from './recipient-list.ts';

const add = (list: typeof NO_RECIPIENTS, text: string) =>
  withRecipients(list, readRecipients(text));

it('contains an address once in any spelling, with the first known name', () => {
  const first = add(NO_RECIPIENTS, 'Som.Chai@gmail.com, A@example.com, b@example.com');
  const list = add(first, 'สมชาย <somchai+hr@googlemail.com>; a+x@Example.com');
  expect(list).toEqual({
    recipients: [
      { email: 'Som.Chai@gmail.com', name: 'สมชาย' },
      { email: 'A@example.com', name: '' },
      { email: 'b@example.com', name: '' },
    ],
    wrong: [],
    repeated: 2,
  });
});

it('accepts a corrected entry, updates the reason of another and removes entries', () => {
  const list = add(NO_RECIPIENTS, 'a@example\nb.example.com\nc@example.com');
  const [a, b] = list.wrong;
  if (!a || !b) throw new Error('both are wrong');
  const mended = withCorrection(list, a, 'a@example.com');
  expect(mended.recipients.map(({ email }) => email)).toEqual(['c@example.com', 'a@example.com']);
  expect(mended.wrong).toEqual([b]);
  expect(withCorrection(list, b, 'b@@example.com').wrong[1]?.reason).toBe('manyAts');
  expect(withCorrection(list, b, 'C@example.com')).toMatchObject({ repeated: 1, wrong: [a] });
  expect(withoutEntry(list, a).wrong).toEqual([b]);
  expect(withoutRecipient(list, 'c@example.com').recipients).toEqual([]);
});
