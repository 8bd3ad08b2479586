import { canonicalEmail } from '#shared/core/text/mail/mailbox.ts';
import { keyedHash } from '#shared/server/keyed-hash.ts';
import { hashOfMailbox } from '#shared/server/mail/mailbox-hash.ts';
import { signed, signedId, verified, verifiedId } from '#shared/server/signed-token.ts';

const HASH_BYTES = 32;

/** What stands for the mailbox of an address. */
export function hashEmail(email: string): string {
  return hashOfMailbox(canonicalEmail(email));
}

/** Names a recipient's address for one company; no other company's hash compares with it. */
export function hashErasedRecipient(idEmp: number, emailHash: string): string {
  return keyedHash('erased recipient', `${idEmp} ${emailHash}`).toString('base64url');
}

/** What a recipient's letter links to. Nothing of it is stored; only this server can make it. */
export function inviteToken(idRecipient: string): string {
  return signedId('invitation link', idRecipient).toString('base64url');
}

export function readInviteToken(token: string): string | null {
  return verifiedId('invitation link', Buffer.from(token, 'base64url'));
}

/** What the address that bounces come back to says; mail servers may change the case of letters. */
export function bounceToken(idRecipient: string): string {
  return signedId('bounce address', idRecipient).toString('hex');
}

export function readBounceToken(token: string): string | null {
  return verifiedId('bounce address', Buffer.from(token, 'hex'));
}

export interface UnsubscribeRequest {
  /** The hash that `mailboxHash` makes. */
  readonly emailHash: string;
  readonly idEmp: number;
}

/** What ends letters to a mailbox: it names the mailbox itself, so it works when the recipient is forgotten. */
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
