import * as z from 'zod/mini';
import { WRITER_PROOFS } from '#shared/core/domain/review.ts';
import { defineEndpoint } from '#shared/core/endpoint.ts';
import { defineErrors } from '#shared/core/endpoint-errors.ts';
import { PUBLIC_LIMIT, SESSION_LIMIT } from '#shared/core/limits.ts';
import { SIGNATURE_LENGTH } from '#shared/core/proof/proof-text.ts';
import { idText, integerBetween } from '#shared/core/request-fields.ts';
import { PROOF_LIMIT } from './invitation-rate-limits.ts';

const TAG = 'Invitations';
const MAX_TOKEN_LENGTH = 64;

export const INVITE_ERRORS = defineErrors('invitation:invite.errors.', {
  invite_expired: 410,
  invite_not_yours: 403,
});

export const PROOF_ERRORS = {
  ...INVITE_ERRORS,
  ...defineErrors('invitation:invite.errors.', {
    proof_issued: 409,
    /** Too few people were invited: the label of an invited review would identify its writer. */
    proof_too_few: 409,
    /** The nightly job has not yet made this year's key. */
    proof_key_pending: 409,
    proof_key_old: 409,
    /** The key was encrypted under another SESSION_SECRET: an operator must remove it. */
    proof_key_sealed: 409,
  }),
};

export const inviteParams = z.object({ token: z.string().check(z.maxLength(MAX_TOKEN_LENGTH)) });

export const proofKeysEndpoint = defineEndpoint({
  method: 'get',
  path: '/proofKeys/:idEmp',
  summary:
    'Public keys that proofs for reviews of a company are signed with, the same for everybody: one a year and kind of proof',
  tag: TAG,
  guard: 'public',
  limit: PUBLIC_LIMIT,
  params: z.object({ idEmp: idText }),
  data: z.array(
    z.object({
      year: z.number(),
      kind: z.enum(WRITER_PROOFS),
      /** SPKI structure in DER, base64url-encoded. */
      publicKey: z.string(),
    }),
  ),
});

export type PublicProofKey = z.output<typeof proofKeysEndpoint.data>[number];

export const openInviteEndpoint = defineEndpoint({
  method: 'post',
  path: '/invite/:token/opening',
  summary:
    'Counts that whoever has the link went on from its page; reading the page counts nothing',
  tag: TAG,
  guard: 'public',
  limit: PUBLIC_LIMIT,
  params: inviteParams,
  data: z.null(),
  isUntraced: true,
});

export const issueProofEndpoint = defineEndpoint({
  method: 'post',
  path: '/invite/:token/token',
  summary:
    'Signs, once for each recipient, what the browser of the invited person has blinded (RFC 9474, RSABSSA-SHA384-PSS-Randomized)',
  tag: TAG,
  guard: 'jobSeeker',
  limit: PROOF_LIMIT,
  errors: PROOF_ERRORS,
  params: inviteParams,
  body: z.object({
    year: integerBetween(2000, 9999),
    /** An RSA-2048 blinded message in base64url. */
    blinded: z.string().check(z.length(SIGNATURE_LENGTH, { abort: true }), z.regex(/^[\w-]+$/)),
  }),
  data: z.object({ blindSignature: z.string() }),
  isUntraced: true,
});

export const verifyInvitedEmailEndpoint = defineEndpoint({
  method: 'put',
  path: '/invite/:token/address',
  summary:
    'Proves the address of the signed-in account, at which the letter with this link arrived',
  tag: TAG,
  guard: 'jobSeeker',
  limit: SESSION_LIMIT,
  errors: INVITE_ERRORS,
  params: inviteParams,
  data: z.null(),
});
