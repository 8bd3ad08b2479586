/** A review being edited, with its answers as form values. */
export interface SentReview {
  readonly idReview: number;
  readonly answers: Readonly<Record<string, string>>;
}
