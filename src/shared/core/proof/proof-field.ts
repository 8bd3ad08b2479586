import * as z from 'zod/mini';
import { PROOF_LENGTH } from './proof-text.ts';

/** What an invited person's browser took, sent along with a review (docs/proof-protocol.md). */
export const proofField = z.optional(z.string().check(z.length(PROOF_LENGTH), z.regex(/^[\w-]+$/)));
