/** The id of the heading of a review: what can be done with it is described by it. */
export const reviewName = (idReview: string): string => `review-${idReview}-title`;
