/** Statuses in order. The status moves back only when an unanswered application is sent again. */
export const APPLICATION_STATUSES = ['sent', 'seen', 'talking', 'closed'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];
