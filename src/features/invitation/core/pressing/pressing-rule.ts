/** A pattern and its context: `near` and `unless` match within 60 characters of the sentence. */
export interface PressureRule {
  readonly pattern: RegExp;
  /** Required context; without it the phrase exerts no pressure. */
  readonly near?: RegExp;
  /** Excluding context; with it the phrase exerts no pressure. */
  readonly unless?: RegExp;
}
