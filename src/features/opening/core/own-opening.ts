import type { StoredOpening } from './opening-fields.ts';

export const OPENING_STATES = ['open', 'soon', 'closed', 'over'] as const;
export type OpeningState = (typeof OPENING_STATES)[number];

export interface OwnOpening extends StoredOpening {
  readonly idJob: number;
  readonly postedAt: Date;
  readonly expiresAt: Date;
  readonly closedAt: Date | null;
  readonly isAutoClosed: boolean;
  /** Null until the mail that requests confirmation has been sent. */
  readonly autoCloseAt: Date | null;
  readonly updatedAt: Date;
  readonly applicationCount: number;
}

type Period = Pick<OwnOpening, 'postedAt' | 'expiresAt' | 'closedAt'>;

export function openingState({ postedAt, expiresAt, closedAt }: Period, now: Date): OpeningState {
  if (closedAt) return 'closed';
  if (expiresAt <= now) return 'over';
  return postedAt > now ? 'soon' : 'open';
}
