import { keyedHash } from '../keyed-hash.ts';

/** Keyed hash of a canonical address, stored where the address itself must not be. */
export function hashCanonicalEmail(canonicalEmail: string): string {
  return keyedHash('invited mailbox', canonicalEmail).toString('base64url');
}
