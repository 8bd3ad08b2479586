import { canonicalEmail } from '#shared/core/text/mail/canonical-email.ts';
import { keyedHash } from '#shared/server/keyed-hash.ts';
import { hashCanonicalEmail } from '#shared/server/mail/email-hash.ts';
import { signed, signedId, verified, verifiedId } from '#shared/server/signed-token.ts';

const HASH_BYTES = 32;

export const hashEmail = (email: string): string => hashCanonicalEmail(canonicalEmail(email));

/** Hashes an erased recipient's address with the company, so that no two companies match. */
export const hashErasedRecipient = (idEmp: number, emailHash: string): string =>
  keyedHash('erased recipient', `${idEmp} ${emailHash}`).toString('base64url');

/** The token of a recipient's link; it is not stored, and only this server can make it. */
export const inviteToken = (idRecipient: string): string =>
  signedId('invitation link', idRecipient).toString('base64url');

export const readInviteToken = (token: string): string | null =>
  verifiedId('invitation link', Buffer.from(token, 'base64url'));

/** The token in the bounce address, in hex because mail servers may change the case of letters. */
export const bounceToken = (idRecipient: string): string =>
  signedId('bounce address', idRecipient).toString('hex');

export const readBounceToken = (token: string): string | null =>
  verifiedId('bounce address', Buffer.from(token, 'hex'));

export interface UnsubscribeRequest {
  readonly emailHash: string;
  readonly idEmp: number;
}

/** Signs a token with the hash of the address, so that it works after the recipient is erased. */
export function unsubscribeToken({ emailHash, idEmp }: UnsubscribeRequest): string {
  const company = Buffer.alloc(4);
  company.writeUInt32BE(idEmp);
  const payload = Buffer.concat([Buffer.from(emailHash, 'base64url'), company]);
  return signed('stop letters', payload).toString('base64url');
}

export function readUnsubscribeToken(token: string): UnsubscribeRequest | null {
  const payload = verified('stop letters', Buffer.from(token, 'base64url'), HASH_BYTES + 4);
  if (!payload) return null;
  return {
    emailHash: payload.subarray(0, HASH_BYTES).toString('base64url'),
    idEmp: payload.readUInt32BE(HASH_BYTES),
  };
}
