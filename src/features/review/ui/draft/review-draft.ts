import { REVIEWER_ATTRIBUTES } from '#shared/core/domain/reviewer-attributes.ts';
import { holdsContactDetails } from '../../core/words/contact-details.ts';

export type ReviewDraft = Readonly<Record<string, string>>;

/** Required questions in form order, each with the fields that answer it. */
const QUESTIONS = [
  ['ratingOverall'],
  ['title'],
  ['goodPoints', 'improvePoints'],
  ...REVIEWER_ATTRIBUTES.map((name) => [name] as const),
] as const;
export const QUESTION_COUNT = QUESTIONS.length;

/** Name of a question: its first field. */
export type ReviewQuestion = (typeof QUESTIONS)[number][0];

export function missingInDraft(draft: ReviewDraft): readonly ReviewQuestion[] {
  const isAnswered = (name: string) => (draft[name] ?? '').trim() !== '';
  return QUESTIONS.filter((names) => !names.some(isAnswered)).map(([first]) => first);
}

const WRITTEN = ['title', 'goodPoints', 'improvePoints'] as const;
export type WrittenField = (typeof WRITTEN)[number];

export function revealingIn(draft: ReviewDraft): readonly WrittenField[] {
  return WRITTEN.filter((name) => holdsContactDetails(draft[name] ?? ''));
}
