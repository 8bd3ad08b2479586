import { describe, expect, it } from 'vitest';
import { comparePage, gatheredPage, readCompareQuery, standings } from './compared.ts';

const read = (query: string) => readCompareQuery(new URLSearchParams(query));

describe('what is compared', () => {
  it('stands in one word of the address, in the order in which it was chosen', () => {
    expect(comparePage('en', [12, 3])).toBe('/en/compare?ids=12-3');
    expect(comparePage('th', [])).toBe('/compare');
    expect(read('ids=12-3')).toMatchObject({ ids: [12, 3], chosen: [12, 3], isGathered: true });
  });

  it('is gathered from the boxes of a list, after what was there', () => {
    expect(read('ids=7&with=3&with=7&with=12')).toMatchObject({
      ids: [7, 3, 12],
      isGathered: false,
    });
  });

  it('is four at most, and a fifth in the address tells that more were chosen', () => {
    expect(read('with=1&with=2&with=3&with=4&with=5&with=6')).toMatchObject({
      ids: [1, 2, 3, 4],
      chosen: [1, 2, 3, 4, 5],
    });
  });

  it('leads to the company a name means, and keeps a name that none has beside ticked boxes', () => {
    expect(gatheredPage('en', read('ids=7&add=acme'), 3)).toBe('/en/compare?ids=7-3');
    expect(gatheredPage('en', read('with=7&add=acme'), 7)).toBe('/en/compare?ids=7');
    expect(gatheredPage('en', read('with=7&with=3&add=acme'), null)).toBe(
      '/en/compare?ids=7-3&add=acme',
    );
    expect(gatheredPage('en', read('with=7'), null)).toBe('/en/compare?ids=7');
    expect(gatheredPage('en', read('ids=7-3&add=acme'), null)).toBeNull();
  });

  it.each(['ids=0-x-1.5--3e2', 'with=9999999999', 'ids=', ''])('is nothing in %j', (query) => {
    expect(read(query).ids.filter((id) => id !== 3)).toEqual([]);
  });
});

describe('what is said of scores beside each other', () => {
  const about = (score: number, margin = 0.1) => ({ low: score - margin, high: score + margin });

  it('is which of them is highest, and which are lower, by more than chance', () => {
    expect(standings([about(3.1), undefined, about(4.2), about(3.9)])).toEqual([
      'lower',
      null,
      'highest',
      'lower',
    ]);
    expect(standings([about(3.1), about(4.2, 0.3), about(3.9)])).toEqual(['lower', null, null]);
  });

  it('is nothing where intervals meet, of two alike, alone or of none', () => {
    expect(
      standings([
        { low: 4, high: 4.2 },
        { low: 3.5, high: 4 },
      ]),
    ).toEqual([null, null]);
    expect(standings([about(4.2), about(4.2)])).toEqual([null, null]);
    expect(standings([about(4.2), undefined])).toEqual([null, null]);
    expect(standings([])).toEqual([]);
  });
});
