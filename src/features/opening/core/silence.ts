const DAY = 24 * 60 * 60_000;

/** An opening closes when nobody of its company saved it, confirmed it or read an application for so long. */
export const AUTO_CLOSE_DAYS = 30;

/** So long before that a mail asks the administrators. */
export const CONFIRMATION_DAYS = 7;

export function inDays(days: number, now: Date): Date {
  return new Date(now.getTime() + days * DAY);
}

/** When the company is asked, if it is not heard of until then. An opening is not silent before it begins. */
export function confirmationDueFrom(postedAt: Date, now: Date): Date {
  return inDays(AUTO_CLOSE_DAYS - CONFIRMATION_DAYS, postedAt > now ? postedAt : now);
}
