import { canonicalEmail } from '../../core/text/mail/canonical-email.ts';
import { keyedHash } from '../keyed-hash.ts';

/** Keyed hash of a canonical address, stored where the address itself must not be. */
export function hashCanonicalEmail(canonicalEmail: string): string {
  return keyedHash('invited mailbox', canonicalEmail).toString('base64url');
}

export const emailHashOf = (email: string): string => hashCanonicalEmail(canonicalEmail(email));
