/** What an application came to, in this order; it never goes back but by being sent anew before it is answered. */
export const APPLICATION_STATUSES = ['sent', 'seen', 'talking', 'closed'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

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
