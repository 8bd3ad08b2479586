/** The answers of a review half written. */
export type ReviewDraft = Readonly<Record<string, string>>;

const QUESTIONS = [
  'employmentStatus',
  'tenure',
  'idJobField',
  'jobGrade',
  'jobType',
  'ratingOverall',
  'ratingLife',
  'ratingWork',
  'ratingMoney',
  'ratingSocial',
  'title',
  'goodPoints',
  'improvePoints',
] as const;
export const QUESTION_COUNT = QUESTIONS.length;

export function answeredIn(draft: ReviewDraft): number {
  return QUESTIONS.filter((name) => (draft[name] ?? '').trim() !== '' && draft[name] !== '0')
    .length;
}

export function isReviewDraft(value: unknown): value is ReviewDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((answer) => typeof answer === 'string')
  );
}
