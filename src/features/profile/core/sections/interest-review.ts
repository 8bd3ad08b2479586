import * as z from 'zod/mini';
import { defineSection, itemKind } from './section.ts';

const featuredReview = z.object({ idReview: z.uuid() });
export type FeaturedReview = z.output<typeof featuredReview>;

/** Reviews selected by the employer, which the page shows first and labels as such. */
export const interestReview = defineSection({
  name: 'interestReview',
  step: 'interest-review',
  kinds: {
    featuredReview: itemKind<FeaturedReview>({
      schema: featuredReview,
      blank: { idReview: '' },
      cap: 'featuredReviews',
      unique: (content) => ({ field: 'idReview', value: content.idReview }),
    }),
  },
});
