import { holdsContactDetails } from '../../core/words/contact-details.ts';

/** The answers of a review half written. */
export type ReviewDraft = Readonly<Record<string, string>>;

/** What has to be answered, in the order of the form, and by which fields: any of them will do. */
const QUESTIONS = [
  ['ratingOverall'],
  ['title'],
  ['goodPoints', 'improvePoints'],
  ['employmentStatus'],
  ['tenure'],
  ['idJobField'],
  ['jobGrade'],
  ['jobType'],
] as const;
export const QUESTION_COUNT = QUESTIONS.length;

/** A question by its first field. */
export type ReviewQuestion = (typeof QUESTIONS)[number][0];

/** What is not answered yet, in the order of the form. */
export function missingIn(draft: ReviewDraft): readonly ReviewQuestion[] {
  const isAnswered = (name: string) => (draft[name] ?? '').trim() !== '';
  return QUESTIONS.filter((names) => !names.some(isAnswered)).map(([first]) => first);
}

const WRITTEN = ['title', 'goodPoints', 'improvePoints'] as const;
export type WrittenField = (typeof WRITTEN)[number];

/** The fields whose words seem to tell how to reach somebody. */
export function revealingIn(draft: ReviewDraft): readonly WrittenField[] {
  return WRITTEN.filter((name) => holdsContactDetails(draft[name] ?? ''));
}
