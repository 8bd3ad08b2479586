import { keyedHash } from '../keyed-hash.ts';

/** What stands for a mailbox where its address must not: a keyed hash of the folded address. */
export function hashOfMailbox(canonicalEmail: string): string {
  return keyedHash('invited mailbox', canonicalEmail).toString('base64url');
}
