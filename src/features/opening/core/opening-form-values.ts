import { daysAfter, thaiDay } from '#shared/core/time/thai-time.ts';
import { OPENING_FIELDS } from './opening-fields.ts';
import type { OwnOpening } from './own-opening.ts';

export type OpeningFormValues = Readonly<Record<string, string>>;

const DEFAULT_OPEN_DAYS = 45;

export function newOpening(now: Date): OpeningFormValues {
  const today = thaiDay(now);
  return { opensOn: today, closesOn: daysAfter(today, DEFAULT_OPEN_DAYS), headcount: '1' };
}

export function openingValues(opening: OwnOpening): OpeningFormValues {
  const entries = OPENING_FIELDS.map((name) => [name, String(opening[name] ?? '')]);
  return {
    ...Object.fromEntries(entries),
    opensOn: thaiDay(opening.postedAt),
    closesOn: thaiDay(opening.expiresAt),
    editedFrom: opening.updatedAt.toISOString(),
  };
}

/** Form values of a copy: the opening's content with default dates. */
export function copiedOpening(opening: OwnOpening, now: Date): OpeningFormValues {
  const { editedFrom: _, ...values } = openingValues(opening);
  const { opensOn = '', closesOn = '' } = newOpening(now);
  return { ...values, opensOn, closesOn };
}
