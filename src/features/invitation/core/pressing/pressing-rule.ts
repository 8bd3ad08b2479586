/** Words that ask for a certain review, or for one in return for something. */
export interface PressingWords {
  readonly kind: 'press' | 'pay';
  readonly words: string;
}

/** A pattern of words; other words count as near within 60 characters, in the same sentence. */
export interface PressingRule {
  readonly kind: PressingWords['kind'];
  readonly words: RegExp;
  /** Without it close by the words press nobody. */
  readonly near?: RegExp;
  /** With it close by they press nobody. */
  readonly unless?: RegExp;
}
