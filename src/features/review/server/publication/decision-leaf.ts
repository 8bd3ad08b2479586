import { createHash } from 'node:crypto';

export interface Decided {
  readonly idReview: number;
  /** `keep` and `remove` decide reports, `uphold` and `dismiss` decide appeals. */
  readonly action: 'publish' | 'refuse' | 'keep' | 'remove' | 'uphold' | 'dismiss';
  readonly reasonCode: string;
}

/** Salted hash of decision and reason, without text or person. */
export function decisionLeaf({ idReview, action, reasonCode }: Decided, salt: string): string {
  return createHash('sha256')
    .update(`\0${salt}|${idReview}|${action}|${reasonCode}`)
    .digest('base64url');
}
