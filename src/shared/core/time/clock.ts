/** The one clock: what a date or a time says, it says of Thailand, wherever the server or the reader is. */
export const TIME_ZONE = 'Asia/Bangkok';

const AHEAD_MS = 7 * 60 * 60_000;

/** Thailand has no summer time. */
const thai = (moment: Date) => new Date(moment.getTime() + AHEAD_MS).toISOString();

/** The day it is in Thailand, `2026-11-22`. */
export function thaiDay(moment: Date): string {
  return thai(moment).slice(0, 10);
}

/** `09:05`. */
export function thaiTime(moment: Date): string {
  return thai(moment).slice(11, 16);
}

export function thaiYear(moment: Date): number {
  return Number(thai(moment).slice(0, 4));
}
