import { expect, it } from 'vitest';
import { answeredIn } from './review-draft.ts';

it('counts what was answered, not what was left empty or is no question', () => {
  const draft = {
    idEmp: '1',
    lang: 'th',
    tenure: 'over',
    ratingLife: '0',
    title: ' ',
    jobType: '',
  };
  expect(answeredIn({})).toBe(0);
  expect(answeredIn(draft)).toBe(1);
  expect(answeredIn({ ...draft, ratingLife: '4', title: 'Good' })).toBe(3);
});
