import { expect, it } from 'vitest';
import { structuredDataFaults } from './structured-data.ts';

const RATING = {
  '@context': 'https://schema.org',
  '@type': 'EmployerAggregateRating',
  itemReviewed: { '@type': 'Organization', name: 'น้ำใส', sameAs: 'https://clear.example' },
  ratingValue: '4.2',
  bestRating: 5,
  worstRating: 1,
  reviewCount: 12,
};
const WAY = {
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'หน้าแรก', item: 'https://yousay.example/' },
  ],
};

const faults = (data: object) => structuredDataFaults(JSON.stringify(data)).join('\n');

it('accepts what is complete', () => {
  expect(faults(RATING)).toBe('');
  expect(faults(WAY)).toBe('');
});

it.each([
  ['what a kind has to say', { ...RATING, itemReviewed: {} }, 'itemReviewed.name'],
  ['an empty answer', { ...RATING, description: '' }, 'says nothing under description'],
  ['a rating of few', { ...RATING, reviewCount: 4 }, 'fewer than five'],
  ['a rating outside its scale', { ...RATING, ratingValue: '5.1' }, 'not from 1 to 5'],
  ['a path in place of an address', { ...RATING, url: '/company' }, 'whole address under url'],
  ['a kind nobody checks', { ...RATING, '@type': 'Recipe' }, 'no kind we publish'],
  ['no context', { ...RATING, '@context': 'schema' }, 'no context'],
  ['no time', { ...RATING, datePublished: 'yesterday' }, 'no time under datePublished'],
  [
    'a position that is over',
    { '@context': 'https://schema.org', '@type': 'JobPosting', validThrough: '2020-01-01' },
    'position is over',
  ],
  [
    'steps that are out of order',
    { ...WAY, itemListElement: [{ '@type': 'ListItem', position: 2, name: 'x' }] },
    'does not count from one',
  ],
  [
    'a step without a name',
    { ...WAY, itemListElement: [{ '@type': 'ListItem', position: 1 }] },
    'ListItem has no name',
  ],
])('reports %s', (_, data, said) => {
  expect(faults(data)).toContain(said);
});
