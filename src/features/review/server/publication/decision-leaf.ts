import { createHash } from 'node:crypto';

interface Decided {
  readonly idReview: number;
  readonly action: 'publish' | 'refuse';
  readonly reasonCode: string;
}

/** The leaf says what was decided and why, salted; neither text nor person is in it. */
export function decisionLeaf({ idReview, action, reasonCode }: Decided, salt: string): string {
  return createHash('sha256')
    .update(`\0${salt}|${idReview}|${action}|${reasonCode}`)
    .digest('base64url');
}
