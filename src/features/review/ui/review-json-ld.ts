import type { EmployerAggregateRating, WithContext } from 'schema-dts';
import { MIN_GROUP_SIZE } from '../core/k-anonymity.ts';

interface Rated {
  readonly name: string;
  readonly website: string | null;
  readonly score: number | null;
  readonly reviewCount: number;
}

/** The displayed rating for search engines, from five reviews on. */
export function employerRating(rated: Rated): WithContext<EmployerAggregateRating> | null {
  if (rated.score === null || rated.reviewCount < MIN_GROUP_SIZE) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'EmployerAggregateRating',
    itemReviewed: {
      '@type': 'Organization',
      name: rated.name,
      ...(rated.website ? { sameAs: rated.website } : {}),
    },
    ratingValue: rated.score.toFixed(1),
    bestRating: 5,
    worstRating: 1,
    reviewCount: rated.reviewCount,
  };
}
