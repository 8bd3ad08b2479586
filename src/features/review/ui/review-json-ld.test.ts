import { expect, it } from 'vitest';
import { employerRating } from './review-json-ld.ts';

const rated = { name: 'น้ำใส', website: 'https://namsai.example', score: 4.26, reviewCount: 5 };

it('the rating of five reviews is told as the page shows it, and nothing else of them', () => {
  expect(employerRating(rated)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'EmployerAggregateRating',
    itemReviewed: { '@type': 'Organization', name: 'น้ำใส', sameAs: 'https://namsai.example' },
    ratingValue: '4.3',
    bestRating: 5,
    worstRating: 1,
    reviewCount: 5,
  });
});

it.each([{ reviewCount: 4 }, { score: null }])('of %j there is none', (change) => {
  expect(employerRating({ ...rated, ...change })).toBeNull();
});
