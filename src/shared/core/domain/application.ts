/** What an application came to, in this order; it never goes back but by being sent anew before it is answered. */
export const APPLICATION_STATUSES = ['sent', 'seen', 'talking', 'closed'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];
