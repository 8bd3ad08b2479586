import { APPLICATION_STATUSES, type ApplicationStatus } from '#shared/core/domain/application.ts';

/** Statuses set by the employer; each sends the applicant a mail of fixed text. */
export const APPLICATION_ANSWERS = ['talking', 'closed'] as const;
export type ApplicationAnswer = (typeof APPLICATION_ANSWERS)[number];

export function statusesBefore(status: ApplicationStatus): readonly ApplicationStatus[] {
  return APPLICATION_STATUSES.slice(0, APPLICATION_STATUSES.indexOf(status));
}

export function answersAfter(status: ApplicationStatus): readonly ApplicationAnswer[] {
  return APPLICATION_ANSWERS.filter((answer) => statusesBefore(answer).includes(status));
}
