/** Words that ask for a certain review, or for one in return for something. */
export interface PressingWords {
  readonly kind: 'press' | 'pay';
  readonly words: string;
}

/** Letters have at most 4,000 characters; what stands beside the words is looked for within 60 of them. */
export interface PressingRule {
  readonly kind: PressingWords['kind'];
  readonly words: RegExp;
  /** Without it close by the words press nobody. */
  readonly near?: RegExp;
  /** With it close by they press nobody. */
  readonly unless?: RegExp;
}
