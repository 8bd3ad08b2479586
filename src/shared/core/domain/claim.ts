export const CLAIM_STATUSES = ['waiting', 'granted', 'refused'] as const;
export type ClaimStatus = (typeof CLAIM_STATUSES)[number];
