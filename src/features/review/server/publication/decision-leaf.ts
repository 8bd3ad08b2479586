import { createHash } from 'node:crypto';

export interface Decided {
  readonly idReview: number;
  /** `keep` and `remove` are of a review that was reported, the last two of one that was appealed for. */
  readonly action: 'publish' | 'refuse' | 'keep' | 'remove' | 'uphold' | 'dismiss';
  readonly reasonCode: string;
}

/** The leaf says what was decided and why, salted; neither text nor person is in it. */
export function decisionLeaf({ idReview, action, reasonCode }: Decided, salt: string): string {
  return createHash('sha256')
    .update(`\0${salt}|${idReview}|${action}|${reasonCode}`)
    .digest('base64url');
}
