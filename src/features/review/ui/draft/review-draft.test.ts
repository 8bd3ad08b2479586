import { expect, it } from 'vitest';
import { missingIn, QUESTION_COUNT, revealingIn } from './review-draft.ts';

it('misses what has to be answered and is not, never what may be left out or is no question', () => {
  const draft = {
    idEmp: '1',
    lang: 'th',
    tenure: 'over',
    ratingLife: '4',
    title: ' ',
    jobType: '',
  };
  expect(missingIn({})).toHaveLength(QUESTION_COUNT);
  expect(missingIn({ ...draft, ratingOverall: '4', idJobField: '3' })).toEqual([
    'title',
    'goodPoints',
    'employmentStatus',
    'jobGrade',
    'jobType',
  ]);
});

it('misses nothing with one side of the words', () => {
  const choices = { employmentStatus: 'current', tenure: 'over', idJobField: '1' };
  const most = { ...choices, jobGrade: 'officer', jobType: 'fullTime', ratingOverall: '4' };
  expect(missingIn({ ...most, title: 'Good', improvePoints: 'More' })).toEqual([]);
});

it('the words that tell how to reach somebody are named by their fields', () => {
  const draft = { title: 'Good', goodPoints: 'Call 081 234 5678', tenure: '0812345678' };
  expect(revealingIn(draft)).toEqual(['goodPoints']);
});
