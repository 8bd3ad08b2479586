/** The answers of a review half written. */
export type ReviewDraft = Readonly<Record<string, string>>;

/** What has to be answered, and by which fields: any of them will do. */
const QUESTIONS = [
  ['employmentStatus'],
  ['tenure'],
  ['idJobField'],
  ['jobGrade'],
  ['jobType'],
  ['ratingOverall'],
  ['title'],
  ['goodPoints', 'improvePoints'],
] as const;
export const QUESTION_COUNT = QUESTIONS.length;

export function answeredIn(draft: ReviewDraft): number {
  const isAnswered = (name: string) => (draft[name] ?? '').trim() !== '';
  return QUESTIONS.filter((names) => names.some(isAnswered)).length;
}

export function isReviewDraft(value: unknown): value is ReviewDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((answer) => typeof answer === 'string')
  );
}
