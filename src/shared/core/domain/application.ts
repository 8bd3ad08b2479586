/** Statuses in order; only resending an unanswered application moves its status back. */
export const APPLICATION_STATUSES = ['sent', 'seen', 'talking', 'closed'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];
