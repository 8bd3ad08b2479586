import { createHash } from 'node:crypto';

export interface Decided {
  readonly idReview: number;
  /** The last two are of a review that was reported. */
  readonly action: 'publish' | 'refuse' | 'keep' | 'remove';
  readonly reasonCode: string;
}

/** The leaf says what was decided and why, salted; neither text nor person is in it. */
export function decisionLeaf({ idReview, action, reasonCode }: Decided, salt: string): string {
  return createHash('sha256')
    .update(`\0${salt}|${idReview}|${action}|${reasonCode}`)
    .digest('base64url');
}
