const DAY = 24 * 60 * 60_000;

/** An opening closes unless its company saves, confirms or reads an application in this time. */
export const AUTO_CLOSE_DAYS = 30;

/** The company's administrators are mailed this many days before an opening closes. */
export const CONFIRMATION_DAYS = 7;

export function inDays(days: number, now: Date): Date {
  return new Date(now.getTime() + days * DAY);
}

/** Returns when to request confirmation, counted from the later of `postedAt` and `now`. */
export function confirmationDueFrom(postedAt: Date, now: Date): Date {
  return inDays(AUTO_CLOSE_DAYS - CONFIRMATION_DAYS, postedAt > now ? postedAt : now);
}
