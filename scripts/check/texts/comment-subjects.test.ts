import { expect, it } from 'vitest';
import { checkCommentSubjects } from './comment-subjects.ts';

const found = (source: string) =>
  checkCommentSubjects(new Map([['src/features/company/core/a.ts', source]])).map(
    ({ line }) => line,
  );

it.each(['Of the revision.', 'As it was saved.', 'By its name.', 'For machines.', 'To whoever.'])(
  'rejects "%s"',
  (words) => {
    expect(found(`const a = 1;\n  /** ${words} */\n// ${words}`)).toEqual([2, 3]);
  },
);

it('lets be what names its subject, and lines that go on', () => {
  expect(
    found('/** The revision of a review. */\n * Of two, the first.\nconst a = 1; // Of it'),
  ).toEqual([]);
});
