/** An own review that is changed now, with its answers as a form holds them. */
export interface SentReview {
  readonly idReview: number;
  readonly answers: Readonly<Record<string, string>>;
}
