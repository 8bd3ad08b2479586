/** A review as an employer chooses it to stand first on the page. */
export interface ReviewChoice {
  readonly idReview: string;
  readonly rating: number;
  readonly title: string;
  readonly text: string;
}
