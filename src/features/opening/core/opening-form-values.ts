import { daysAfter, thaiDay } from '#shared/core/time/thai-time.ts';
import type { OwnOpening } from './own-opening.ts';

export type OpeningFormValues = Readonly<Record<string, string>>;

const USUAL_DAYS = 45;

/** The form of a new opening: today, for as long as most. */
export function newOpening(now: Date): OpeningFormValues {
  const today = thaiDay(now);
  return { opensOn: today, closesOn: daysAfter(today, USUAL_DAYS), headcount: '1' };
}

export function openingValues(opening: OwnOpening): OpeningFormValues {
  const { salaryFrom, salaryTo, province } = opening;
  return {
    positionTh: opening.positionTh,
    positionEn: opening.positionEn,
    descriptionTh: opening.descriptionTh,
    descriptionEn: opening.descriptionEn,
    idJobField: String(opening.idJobField),
    jobType: opening.jobType,
    education: opening.education,
    province: province ?? '',
    salaryFrom: salaryFrom === null ? '' : String(salaryFrom),
    salaryTo: salaryTo === null ? '' : String(salaryTo),
    salaryCurrency: opening.salaryCurrency,
    headcount: String(opening.headcount),
    opensOn: thaiDay(opening.postedAt),
    closesOn: thaiDay(opening.expiresAt),
    editedFrom: opening.updatedAt.toISOString(),
  };
}

/** A new one that says the same, for days of its own. */
export function copiedOpening(opening: OwnOpening, now: Date): OpeningFormValues {
  const { editedFrom: _, ...values } = openingValues(opening);
  const { opensOn = '', closesOn = '' } = newOpening(now);
  return { ...values, opensOn, closesOn };
}
