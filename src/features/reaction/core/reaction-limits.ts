import { DAY, HOUR, localLimit } from '#shared/core/limits.ts';

export const LIKE_LIMIT = localLimit('like', 60, HOUR, 'account');

/** Visitor cookies per IP and day; further visitors are distinguished by IP and browser only. */
export const NEW_VISITORS_LIMIT = localLimit('new-visitors', 60, DAY);

export const SHARE_LIMIT = localLimit('share', 60, HOUR, 'account');
