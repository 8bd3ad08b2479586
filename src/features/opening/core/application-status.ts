import { APPLICATION_STATUSES, type ApplicationStatus } from '#shared/core/domain/application.ts';

/** Those that an employer tells, by a mail of fixed words. */
export const APPLICATION_ANSWERS = ['talking', 'closed'] as const;
export type ApplicationAnswer = (typeof APPLICATION_ANSWERS)[number];

/** The statuses from which an application may come to this one. */
export function statusesBefore(status: ApplicationStatus): readonly ApplicationStatus[] {
  return APPLICATION_STATUSES.slice(0, APPLICATION_STATUSES.indexOf(status));
}

/** What may still be told. */
export function answersAfter(status: ApplicationStatus): readonly ApplicationAnswer[] {
  return APPLICATION_ANSWERS.filter((answer) => statusesBefore(answer).includes(status));
}
