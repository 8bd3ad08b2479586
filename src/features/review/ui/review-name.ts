/** The id of a review's heading, which describes its actions. */
export const reviewName = (idReview: string): string => `review-${idReview}-title`;
