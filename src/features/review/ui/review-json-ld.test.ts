import { expect, it } from 'vitest';
import { employerRating } from './review-json-ld.ts';

const rated = { name: 'น้ำใส', website: 'https://namsai.example', score: 4.26, reviewCount: 5 };

it('outputs the rating of five reviews as displayed, and nothing else', () => {
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

it.each([{ reviewCount: 4 }, { score: null }])('outputs nothing for %j', (change) => {
  expect(employerRating({ ...rated, ...change })).toBeNull();
});
