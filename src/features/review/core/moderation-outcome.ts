/** How a decision in the back office went. */
export interface ModerationOutcome {
  readonly code: 'published' | 'refused' | 'conflict' | 'reasonRequired';
  readonly idReview: number;
}
