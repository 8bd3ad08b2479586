import { expect, it } from 'vitest';
import { answeredIn, QUESTION_COUNT } from './review-draft.ts';

it('counts what has to be answered, not what was left empty, may be left out or is no question', () => {
  const draft = {
    idEmp: '1',
    lang: 'th',
    tenure: 'over',
    ratingLife: '4',
    title: ' ',
    jobType: '',
  };
  expect(answeredIn({})).toBe(0);
  expect(answeredIn(draft)).toBe(1);
  expect(answeredIn({ ...draft, ratingOverall: '4', title: 'Good' })).toBe(3);
});

it('is full with one side of the words', () => {
  const choices = { employmentStatus: 'current', tenure: 'over', idJobField: '1' };
  const most = { ...choices, jobGrade: 'officer', jobType: 'fullTime', ratingOverall: '4' };
  expect(answeredIn({ ...most, title: 'Good', improvePoints: 'More' })).toBe(QUESTION_COUNT);
});
