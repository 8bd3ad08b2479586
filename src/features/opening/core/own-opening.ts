import type { Currency, EducationLevel, JobType } from '#shared/core/master-data/opening-lists.ts';

export const OPENING_STATES = ['open', 'soon', 'closed', 'over'] as const;
export type OpeningState = (typeof OPENING_STATES)[number];

/** An opening as the employer who looks after it sees it. */
export interface OwnOpening {
  readonly idJob: number;
  readonly idJobField: number;
  readonly positionTh: string;
  readonly positionEn: string;
  readonly descriptionTh: string;
  readonly descriptionEn: string;
  readonly salaryFrom: number | null;
  readonly salaryTo: number | null;
  readonly salaryCurrency: Currency;
  readonly education: EducationLevel;
  readonly province: string | null;
  readonly jobType: JobType;
  readonly headcount: number;
  readonly postedAt: Date;
  readonly expiresAt: Date;
  readonly closedAt: Date | null;
  readonly updatedAt: Date;
  readonly applicationCount: number;
  /** Who noted interest without applying. */
  readonly interestCount: number;
}

type Period = Pick<OwnOpening, 'postedAt' | 'expiresAt' | 'closedAt'>;

export function openingState({ postedAt, expiresAt, closedAt }: Period, now: Date): OpeningState {
  if (closedAt) return 'closed';
  if (expiresAt <= now) return 'over';
  return postedAt > now ? 'soon' : 'open';
}
