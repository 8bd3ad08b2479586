import { describe, expect, it } from 'vitest';
import { canonicalPage, compareIntervals, comparePage, readCompareQuery } from './compared.ts';

const read = (query: string) => readCompareQuery(new URLSearchParams(query));

describe('readCompareQuery', () => {
  it('is one URL parameter in the order of selection', () => {
    expect(comparePage('en', [12, 3])).toBe('/en/compare?ids=12-3');
    expect(comparePage('th', [])).toBe('/compare');
    expect(read('ids=12-3')).toMatchObject({ ids: [12, 3], selected: [12, 3], isCanonical: true });
  });

  it('collects the checkboxes of a list after existing ids', () => {
    expect(read('ids=7&with=3&with=7&with=12')).toMatchObject({
      ids: [7, 3, 12],
      isCanonical: false,
    });
  });

  it('has at most four, and a fifth in the URL shows that more were selected', () => {
    expect(read('with=1&with=2&with=3&with=4&with=5&with=6')).toMatchObject({
      ids: [1, 2, 3, 4],
      selected: [1, 2, 3, 4, 5],
    });
  });

  it('adds the company of a name, and preserves an unknown name next to checked boxes', () => {
    expect(canonicalPage('en', read('ids=7&add=acme'), 3)).toBe('/en/compare?ids=7-3');
    expect(canonicalPage('en', read('with=7&add=acme'), 7)).toBe('/en/compare?ids=7');
    expect(canonicalPage('en', read('with=7&with=3&add=acme'), null)).toBe(
      '/en/compare?ids=7-3&add=acme',
    );
    expect(canonicalPage('en', read('with=7'), null)).toBe('/en/compare?ids=7');
    expect(canonicalPage('en', read('ids=7-3&add=acme'), null)).toBeNull();
  });

  it.each(['ids=0-x-1.5--3e2', 'with=9999999999', 'ids=', ''])('is empty for %j', (query) => {
    expect(read(query).ids.filter((id) => id !== 3)).toEqual([]);
  });
});

describe('compareIntervals', () => {
  const about = (score: number, margin = 0.1) => ({ low: score - margin, high: score + margin });

  it('marks the highest and lower scores if the difference exceeds chance', () => {
    expect(compareIntervals([about(3.1), undefined, about(4.2), about(3.9)])).toEqual([
      'lower',
      null,
      'highest',
      'lower',
    ]);
    expect(compareIntervals([about(3.1), about(4.2, 0.3), about(3.9)])).toEqual([
      'lower',
      null,
      null,
    ]);
  });

  it('marks none for overlapping, equal, single or missing intervals', () => {
    expect(
      compareIntervals([
        { low: 4, high: 4.2 },
        { low: 3.5, high: 4 },
      ]),
    ).toEqual([null, null]);
    expect(compareIntervals([about(4.2), about(4.2)])).toEqual([null, null]);
    expect(compareIntervals([about(4.2), undefined])).toEqual([null, null]);
    expect(compareIntervals([])).toEqual([]);
  });
});
