const DAY = 86_400_000;

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY);
}

export function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * DAY);
}

/** The day in Bangkok, where the product's months and years are counted. */
export function dayIn(moment: Date): string {
  return new Date(moment.getTime() + 7 * 3_600_000).toISOString().slice(0, 10);
}

export function monthIn(moment: Date): string {
  return `${dayIn(moment).slice(0, 7)}-01`;
}

export function yearIn(moment: Date): number {
  return Number(dayIn(moment).slice(0, 4));
}
