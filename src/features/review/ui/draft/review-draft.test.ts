import { expect, it } from 'vitest';
import { missingInDraft, QUESTION_COUNT, revealingIn } from './review-draft.ts';

it('lists unanswered required questions, never optional fields', () => {
  const draft = {
    idEmp: '1',
    lang: 'th',
    tenure: 'over',
    ratingLife: '4',
    title: ' ',
    jobType: '',
  };
  expect(missingInDraft({})).toHaveLength(QUESTION_COUNT);
  expect(missingInDraft({ ...draft, ratingOverall: '4', idJobField: '3' })).toEqual([
    'title',
    'goodPoints',
    'employmentStatus',
    'jobGrade',
    'jobType',
  ]);
});

it('lists nothing with one side of text', () => {
  const choices = { employmentStatus: 'current', tenure: 'over', idJobField: '1' };
  const most = { ...choices, jobGrade: 'officer', jobType: 'fullTime', ratingOverall: '4' };
  expect(missingInDraft({ ...most, title: 'Good', improvePoints: 'More' })).toEqual([]);
});

it('returns the fields with contact details', () => {
  const draft = { title: 'Good', goodPoints: 'Call 081 234 5678', tenure: '0812345678' };
  expect(revealingIn(draft)).toEqual(['goodPoints']);
});
