import { MINUTE, sharedLimit } from '#shared/core/limits.ts';

export const APPLICATION_RECORD_LIMIT = sharedLimit('applicationRecord', 10, MINUTE);

export const VERIFY_LIMIT = sharedLimit('prove', 10, MINUTE);

export const ADDRESS_PROOF_LIMIT = sharedLimit('addressProof', 5, 30 * MINUTE);
