/** In order; a status never moves back, except when it is sent again before an answer. */
export const APPLICATION_STATUSES = ['sent', 'seen', 'talking', 'closed'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];
